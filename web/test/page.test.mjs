// The page in a real browser, against a real server. Needs Chromium, and the program:
//
//   GRUNDY=../bin/grundy node --test test/
//
// Pictures of every screen go to the folder SHOTS, if it is set.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const program = process.env.GRUNDY ?? '../bin/grundy'
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let server, base, browser, profile

before(async () => {
  server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--base-path', '/g', '--log', 'off'], { stdio: ['ignore', 'pipe', 'inherit'] })
  base = await new Promise((resolve, reject) => {
    let out = ''
    server.stdout.on('data', (b) => {
      out += b
      const m = /http:\/\/\S+/.exec(out)
      if (m) resolve(m[0].endsWith('/') ? m[0] : m[0] + '/')
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  profile = mkdtempSync(join(tmpdir(), 'grundy-page-'))
  browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
})
after(async () => {
  await browser?.close()
  server?.kill('SIGTERM')
  if (profile) rmSync(profile, { recursive: true, force: true })
})

/** Opens an address of the page; whatever the browser complains about fails the test. */
async function open(hash, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options })
  const page = await context.newPage()
  page.complaints = []
  page.on('console', (m) => m.type() === 'error' && !/status of 4\d\d/.test(m.text()) && page.complaints.push(m.text()))
  page.on('pageerror', (e) => page.complaints.push(e.message))
  page.on('request', (r) => !r.url().startsWith(base) && !r.url().startsWith('blob:') && !r.url().startsWith('data:') && page.complaints.push('a request to ' + r.url()))
  await page.goto(base + hash)
  await settled(page)
  return page
}
async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}
async function close(page) {
  assert.deepEqual(page.complaints, [])
  await page.context().close()
}
const turn = (page) => page.locator('.turn').innerText()

/** The winning move of the position shown, as the server says it. */
async function winning(page, rules) {
  const position = await page.locator('.status .mono').innerText()
  const play = (await page.getByRole('button', { name: /^Misère/ }).getAttribute('aria-pressed')) === 'true' ? 'misere' : 'normal'
  const r = await page.request.post(base + 'v1/analyse', { data: { expression: position, play, ask: ['winning'], rules } })
  assert.equal(r.status(), 200, await r.text())
  return (await r.json()).winning[0].to
}
const numbersOf = (p) => (/\(([^)]*)\)/.exec(p)?.[1] ?? '').split(',').filter((x) => /^\d+$/.test(x)).map(Number)

/** Each kind of board with a won position, and how a click makes a move there. */
const boards = {
  stones: {
    start: 'nim(2,3,4)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const i = a.findIndex((n, k) => n !== b[k])
      await page.locator('.heap').nth(i).locator('.stone').nth(b[i]).click()
    },
  },
  fibonacci: {
    start: 'fibonacci(12)',
    async click(page, _from, to) {
      await page.locator('.heap').first().locator('.stone').nth(numbersOf(to)[0]).click()
    },
  },
  queen: {
    start: 'wythoff(4,6)',
    async click(page, _from, to) {
      await page.locator(`button.cell[aria-label^="${numbersOf(to).join(',')}"]`).click()
    },
  },
  rectangle: {
    start: 'euclid(25,7)',
    async click(page, from, to) {
      const small = Math.min(...numbersOf(from))
      const k = (Math.max(...numbersOf(from)) + small - numbersOf(to).reduce((s, n) => s + n, 0)) / small
      await page.getByRole('button', { name: new RegExp(`^✂ ${k} × `) }).click()
    },
  },
  pins: {
    start: 'kayles(7)',
    async click(page, from, to) {
      // Which row changed, and what of it stands to the left of what was taken.
      const [a, b] = [numbersOf(from), numbersOf(to)]
      for (let row = 0; row < a.length; row++)
        for (let first = 1; first <= a[row]; first++)
          for (const count of [1, 2]) {
            if (first + count - 1 > a[row]) continue
            const left = [...a.slice(0, row), first - 1, a[row] - first - count + 1, ...a.slice(row + 1)].filter((n) => n > 0)
            if ([...left].sort().join() !== b.filter((n) => n > 0).sort().join()) continue
            const pins = page.locator('.pins').nth(row).locator('.pin')
            await pins.nth(first - 1).click()
            if (count === 2) await pins.nth(first).click()
            await page.getByRole('button', { name: 'Take the chosen pins' }).click()
            return
          }
      assert.fail(`no pins lead from ${from} to ${to}`)
    },
  },
  strip: {
    start: 'nimble(2,5)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const i = a.findIndex((n, k) => n !== b[k])
      await page.getByRole('button', { name: new RegExp(` on square ${a[i]}$`) }).click()
      await page.getByRole('button', { name: new RegExp(`^push to square ${b[i]}$`) }).click()
    },
  },
  coins: {
    start: 'turning(1,2,4)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      for (const p of [...a.filter((x) => !b.includes(x)), ...b.filter((x) => !a.includes(x))]) await page.getByRole('button', { name: new RegExp(`^coin ${p}:`) }).click()
      await page.getByRole('button', { name: 'Turn the chosen coins' }).click()
    },
  },
  gaps: {
    start: 'northcott([1,4],3)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const i = a.findIndex((n, k) => n !== b[k])
      await page.getByRole('button', { name: `row ${i + 1}: advance by ${a[i] - b[i]}, leave a gap of ${b[i]}` }).click()
    },
  },
  stairs: {
    start: 'staircase(2,1,1)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const i = a.findLastIndex((n, k) => n > (b[k] ?? 0))
      await page.getByRole('button', { name: `step ${i + 1}: move ${a[i] - (b[i] ?? 0)} down` }).click()
    },
  },
  edges: {
    start: 'hackenbush([0,1,2,0],[1,3,4],[0,5])',
    async click(page, from, to) {
      const edges = (s) => s.match(/\[\d+,\d+\]/g) ?? []
      const gone = edges(from).filter((e) => !edges(to).includes(e))
      // The edge that was cut is the one after whose fall no more falls than did.
      for (const e of gone) {
        const label = `cut the edge ${e.slice(1, -1).replace(',', '–')}`
        const r = await page.request.post(base + 'v1/play', { data: { expression: from, opponent: 'none', move: label } })
        if (r.ok() && (await r.json()).position === to) return page.locator('svg').getByRole('button', { name: label }).focus().then(() => page.keyboard.press('Enter'))
      }
      assert.fail(`no edge leads from ${from} to ${to}`)
    },
  },
  tokens: {
    start: 'tokens(0,3,edges=[[0,1],[0,2],[1,2],[3,1],[3,4],[4,2]])',
    async click(page, from, to) {
      const list = (s) => s.slice(7, s.indexOf(',edges')).split(',')
      const [a, b] = [list(from), list(to)]
      const left = a.find((v) => a.filter((x) => x === v).length > b.filter((x) => x === v).length)
      const reached = b.find((v) => b.filter((x) => x === v).length > a.filter((x) => x === v).length)
      await page.getByRole('button', { name: new RegExp(` on ${left}$`) }).click()
      // A token with one way goes it at once.
      const target = page.getByRole('button', { name: `go to ${reached}` })
      await settled(page)
      if (await target.count()) await target.click()
    },
  },
  cells: {
    start: 'erasing(1,1,2,3)',
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const gone = a.find((n) => a.filter((x) => x === n).length > b.filter((x) => x === n).length)
      await page.getByRole('button', { name: new RegExp(`^place \\d+: ${gone}$`) }).first().click()
      const offer = page.getByRole('group', { name: 'Moves of what is chosen' })
      await settled(page)
      if (await offer.count()) await offer.getByRole('button').first().click()
    },
  },
  numbers: {
    start: 'bash(1000000000000000000007,max=1000000000000000000000)',
    async click(page, from, to) {
      const [a, b] = [from, to].map((p) => BigInt(/\((\d+)/.exec(p)[1]))
      await page.getByLabel(/^Take from/).first().fill(String(a - b))
      await page.getByRole('button', { name: 'Move', exact: true }).first().click()
    },
  },
}
for (const [name, board] of Object.entries(boards))
  test(`${name}: a won game is won by clicks against the perfect opponent`, async () => {
    const page = await open(`#/play?g=${encodeURIComponent(board.start)}&lang=en`)
    for (let moves = 0; (await turn(page)) === 'Your move'; moves++) {
      assert.ok(moves < 40, 'the game does not end')
      const from = await page.locator('.status .mono').innerText()
      await board.click(page, from, await winning(page))
      await settled(page)
      assert.notEqual(await page.locator('.status .mono').innerText(), from, `no move was made; ${await page.locator('.status').innerText()}`)
    }
    assert.equal(await turn(page), 'You win')
    await close(page)
  })

/** Each way in which a position of a user's rules is shown, and how a click makes a move there. */
const drawnByRules = {
  'cells of a text': {
    start: 'digits("21")',
    rules: `name = "digits"\ndef options(p):\n    list = []\n    for i in range(len(p)):\n        for e in range(int(p[i])):\n            list.append(p[:i] + str(e) + p[i + 1:])\n    return list\n`,
    async click(page, from, to) {
      const [a, b] = [from, to].map((s) => /"(.*)"/.exec(s)[1])
      const i = [...a].findIndex((d, k) => d !== b[k])
      await page.getByRole('button', { name: `place ${i + 1}: ${a[i]}` }).or(page.getByRole('button', { name: `row 1, place ${i + 1}: ${a[i]}` })).click()
    },
  },
  'a grid of lists': {
    start: 'lights([1,0],[1,1])',
    rules: `name = "lights"\nrow = True\ndef options(p):\n    return [tuple([tuple([0 if (r, c) == (i, j) else p[r][c] for c in range(len(p[r]))]) for r in range(len(p))]) for i in range(len(p)) for j in range(len(p[i])) if p[i][j]]\n`,
    async click(page, from, to) {
      const [a, b] = [from, to].map((s) => s.match(/\[[^\]]*\]/g).map((row) => row.slice(1, -1).split(',')))
      const r = a.findIndex((row, k) => row.join() !== b[k].join())
      const c = a[r].findIndex((x, k) => x !== b[r][k])
      await page.getByRole('button', { name: `row ${r + 1}, place ${c + 1}: 1` }).click()
    },
  },
  'heaps of stones': {
    start: 'mine(2,3)',
    rules: `name = "mine"\nrow = True\ndef options(p):\n    return [p[:i] + (k,) + p[i + 1:] for i in range(len(p)) for k in range(p[i])]\n`,
    click: (page, from, to) => boards.stones.click(page, from, to),
  },
  'a picture': {
    start: 'bites(3,3)',
    rules: `name = "bites"\nrow = True\ndef options(p):\n    after = []\n    for i in range(len(p)):\n        for j in range(1 if i == 0 else 0, p[i]):\n            after.append(tuple([n for n in [min(n, j) if r >= i else n for r, n in enumerate(p)] if n]))\n    return after\ndef picture(p):\n    return ["#" * n for n in p]\n`,
    async click(page, from, to) {
      const [a, b] = [numbersOf(from), numbersOf(to)]
      const r = a.findIndex((n, k) => n !== (b[k] ?? 0))
      await page.getByRole('button', { name: `row ${r + 1}, place ${(b[r] ?? 0) + 1}: #` }).click()
      await settled(page)
    },
  },
}
for (const [name, { start, rules, click }] of Object.entries(drawnByRules))
  test(`rules of a user, ${name}: a won game is won by clicks`, async () => {
    const packed = deflateRawSync(rules).toString('base64url')
    const page = await open(`#/play?g=${encodeURIComponent(start)}&rules=${packed}&lang=en`)
    for (let moves = 0; (await turn(page)) === 'Your move'; moves++) {
      assert.ok(moves < 20, 'the game does not end')
      const from = await page.locator('.status .mono').innerText()
      const to = await winning(page, rules)
      await click(page, from, to)
      await settled(page)
      if ((await page.locator('.status .mono').innerText()) === from) {
        // A click that leaves a choice offers the moves.
        const r = await page.request.post(base + 'v1/play', { data: { expression: from, rules, opponent: 'none', move: to } })
        const { move } = (await r.json()).played[0]
        await page.getByRole('group', { name: 'Moves of what is chosen' }).getByRole('button', { name: move, exact: true }).click()
        await settled(page)
      }
      assert.notEqual(await page.locator('.status .mono').innerText(), from, `no move was made; ${await page.locator('.status').innerText()}`)
    }
    assert.equal(await turn(page), 'You win')
    await close(page)
  })

test('a sum has its boards side by side, and is won by clicks', async () => {
  const page = await open('#/play?g=nim(1%2C2)%20%2B%20bash(5%2Cmax%3D3)&lang=en')
  assert.equal(await page.locator('.component').count(), 2)
  for (let moves = 0; (await turn(page)) === 'Your move'; moves++) {
    assert.ok(moves < 20)
    const from = await page.locator('.status .mono').innerText()
    const to = await winning(page)
    const [a, b] = [from.split(' + '), to.split(' + ')]
    const part = a.findIndex((x, k) => x !== b[k])
    const [m, n] = [numbersOf(a[part]), numbersOf(b[part])]
    const heap = m.findIndex((x, k) => x !== n[k])
    await page.locator('.component').nth(part).locator('.heap').nth(heap).locator('.stone').nth(n[heap]).click()
    await settled(page)
  }
  assert.equal(await turn(page), 'You win')
  await close(page)
})

test('a move in several games is chosen game by game', async () => {
  const page = await open('#/play?g=every(nim(2)%2Cnim(1))&lang=en')
  const make = page.getByRole('button', { name: 'Make the move' })
  assert.ok(await make.isDisabled())
  await page.locator('.component').nth(0).locator('.stone').nth(0).click()
  await page.locator('.component').nth(1).locator('.stone').nth(0).click()
  await make.click()
  await settled(page)
  assert.equal(await turn(page), 'You win')
  await close(page)
})

test('undo and redo go through the game, and the history has every move', async () => {
  const page = await open('#/play?g=nim(3%2C4%2C5)&lang=en')
  await page.locator('.heap').nth(0).locator('.stone').nth(1).click()
  await settled(page)
  const after = await page.locator('.status .mono').innerText()
  assert.equal(await page.locator('.history li').count(), 3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), 'nim(3,4,5)')
  await page.getByRole('button', { name: 'Redo' }).click()
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), after)
  await close(page)
})

test('the winning reply is shown, and made', async () => {
  const page = await open('#/play?g=nim(3%2C4%2C5)&lang=en')
  await page.getByRole('button', { name: /Show me the winning reply/ }).click()
  assert.equal(await page.locator('.stone.shown').count(), 1)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await settled(page)
  assert.equal(await page.locator('.history li').count(), 3)
  await close(page)
})

test('stones are taken by a drag over them, forwards or backwards', async () => {
  const page = await open('#/play?g=nim(9%2C4)&opponent=none&lang=en')
  const drag = async (from, to) => {
    const [a, b] = await Promise.all([from, to].map((k) => page.locator('.heap').nth(0).locator('.stone').nth(k).boundingBox()))
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
    await page.mouse.down()
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 })
    const taken = await page.locator('.stone.taken').count()
    await page.mouse.up()
    await settled(page)
    return taken
  }
  assert.equal(await drag(2, 4), 3)
  assert.equal(await page.locator('.status .mono').innerText(), 'nim(6,4)')
  assert.equal(await drag(3, 2), 2)
  assert.equal(await page.locator('.status .mono').innerText(), 'nim(4,4)')
  await close(page)
})

test('what a move does is said in a note, to the pointer and to the keyboard, with hints only', async () => {
  const page = await open('#/play?g=nim(3%2C4%2C5)&opponent=none&lang=en')
  const note = page.getByRole('tooltip')
  const stone = page.locator('.heap').nth(0).locator('.stone').nth(1)
  await stone.hover()
  assert.equal(await note.innerText(), 'from the first heap: take 2 from 3, leaving 1')
  await page.keyboard.press('h')
  await page.mouse.move(0, 0)
  assert.ok(await note.isHidden())
  await stone.hover()
  assert.match(await note.innerText(), /^from the first heap: take 2 from 3, leaving 1 — wins in \d+$/)
  await page.mouse.move(0, 0)
  await page.locator('.heap').nth(0).locator('.stone').nth(0).focus()
  await page.keyboard.press('Tab')
  assert.match(await note.innerText(), / — wins in \d+$/)
  assert.equal(await stone.getAttribute('aria-describedby'), 'tip')
  await page.keyboard.press('Escape')
  assert.ok(await note.isHidden())
  assert.equal(await stone.getAttribute('aria-describedby'), null)
  await close(page)
})

test('the language is switched, and the address keeps it', async () => {
  const page = await open('#/play?g=euclid(25%2C7)&lang=en')
  await page.getByRole('button', { name: '中文' }).click()
  await settled(page)
  assert.equal(await turn(page), '轮到你')
  assert.match(await page.locator('.facts').last().innerText(), /必胜|先手胜/)
  assert.match(page.url(), /lang=zh/)
  assert.equal(await page.getAttribute('html', 'lang'), 'zh-CN')
  await page.reload()
  await settled(page)
  assert.equal(await turn(page), '轮到你')
  await close(page)
})

test('misère play has other winners', async () => {
  const page = await open('#/play?g=nim(1%2C1)&lang=en')
  assert.match(await page.locator('#who').innerText(), /loses with perfect play/)
  await page.getByRole('button', { name: /^Misère/ }).click()
  await settled(page)
  assert.match(await page.locator('#who').innerText(), /wins with perfect play/)
  assert.match(page.url(), /misere=1/)
  await close(page)
})

test('a link restores game, position, settings and language', async () => {
  const page = await open('#/play?g=nim(3%2C4%2C5)&hints=1&lang=zh&misere=1&opponent=none')
  await page.locator('.heap').nth(0).locator('.stone').nth(1).click()
  await settled(page)
  const [url, position, whose] = [page.url(), await page.locator('.status .mono').innerText(), await turn(page)]
  const other = await open(url.slice(url.indexOf('#')))
  assert.equal(await other.locator('.status .mono').innerText(), position)
  assert.equal(await turn(other), whose)
  assert.equal(await other.getByRole('button', { name: '提示' }).getAttribute('aria-pressed'), 'true')
  assert.equal(await other.getByRole('button', { name: /^反常规玩法/ }).getAttribute('aria-pressed'), 'true')
  await close(other)
  await close(page)
})

test('a link that is followed from a game in another language brings its own position', async () => {
  const page = await open('#/play?g=nim(3%2C4)&lang=en')
  const shows = async (position, whose) => {
    await page.waitForFunction((p) => document.querySelector('.status .mono')?.textContent === p, position)
    await settled(page)
    assert.equal(await page.locator('.status .mono').innerText(), position)
    assert.equal(await turn(page), whose)
  }
  await page.goto(base + '#/play?g=nim(1%2C2)&lang=zh')
  await shows('nim(1,2)', '轮到你')
  await page.goto(base + '#/play?g=nim(5%2C2)&lang=en')
  await shows('nim(5,2)', 'Your move')
  await page.goBack()
  await shows('nim(1,2)', '轮到你')
  await close(page)
})

test('numbers of a hundred digits are broken into lines, on narrow and on wide screens', async () => {
  for (const width of [360, 1280]) {
    const page = await open(`#/play?g=nim(${'123456789'.repeat(12)}%2C7)&lang=en`, { viewport: { width, height: 800 } })
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${width}`)
    await close(page)
  }
})

test('an address whose rules are damaged, or would fill the memory, says so', async () => {
  const whole = deflateRawSync(Buffer.from('name = "g"\ndef options(n):\n    return [n - 1] if n else []\n')).toString('base64url')
  const bomb = deflateRawSync(Buffer.alloc(100 << 20, ' ')).toString('base64url')
  for (const rules of [whole.slice(0, 20), '!!!', bomb])
    for (const view of ['play', 'rules']) {
      const page = await open(`#/${view}?g=g(5)&lang=en&rules=${rules}`)
      assert.match(await page.getByRole('alert').innerText(), /rules in this address cannot be read/, `${view} ${rules.slice(0, 20)}`)
      await close(page)
    }
  const page = await open(`#/play?g=g(5)&lang=en&rules=${whole}`)
  assert.equal(await page.locator('.status .mono').innerText(), 'g(5)')
  await close(page)
})

test('rules that are far too long are refused, and the editor goes on', async () => {
  const page = await open('#/rules?lang=en')
  let text = '' // which cannot be made shorter
  for (let i = 0, x = 1; i < 400_000; i++) text += String.fromCharCode(33 + ((x = (x * 48271) % 2147483647) % 90))
  await page.locator('textarea').evaluate((area, text) => ((area.value = '# ' + text), area.dispatchEvent(new Event('input', { bubbles: true }))), text)
  await page.getByRole('button', { name: 'Check the rules' }).click()
  await page.getByRole('alert').waitFor()
  assert.match(await page.getByRole('alert').innerText(), /at most/)
  assert.ok(await page.getByRole('button', { name: 'Check the rules' }).isEnabled())
  await close(page)
})

test('each example of the editor obeys the laws and can be played', async () => {
  for (const name of ['euclid.star', 'heaps.star', 'word.star']) {
    const page = await open('#/rules?lang=en')
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Check the rules' }).click()
    await page.getByText('All laws hold').waitFor()
    await page.getByRole('button', { name: 'Play it' }).click()
    await page.locator('.turn').waitFor()
    await settled(page)
    assert.match(await page.locator('#who').innerText(), /wins|loses/, name)
    await close(page)
  }
})

test('the editor shows an error at its line, and rules are played', async () => {
  const page = await open('#/rules?lang=en')
  await page.getByRole('textbox', { name: 'Rules in Starlark' }).fill('name = "mine"\n\ndef options(n):\n    return [n - 1\n')
  await page.getByRole('button', { name: 'Check the rules' }).click()
  await settled(page)
  assert.match(await page.locator('[role=alert]').innerText(), /rules\.star:\d+/)
  assert.ok((await page.locator('.numbers .bad').count()) > 0)
  await page.getByRole('textbox', { name: 'Rules in Starlark' }).fill('name = "mine"\n\ndef options(n):\n    return [n - k for k in [1, 2] if k <= n]\n')
  await page.getByRole('textbox', { name: 'Position' }).fill('mine(4)')
  await page.getByRole('button', { name: 'Check the rules' }).click()
  await page.getByText('All laws hold').waitFor()
  await page.getByRole('button', { name: 'Play it' }).click()
  await page.locator('.turn').waitFor()
  await settled(page)
  assert.match(await page.locator('#who').innerText(), /wins with perfect play/)
  const url = page.url()
  const other = await open(url.slice(url.indexOf('#')))
  assert.equal(await other.locator('.status .mono').innerText(), 'mine(4)')
  await close(other)
  await close(page)
})

test('a game is played with the keyboard alone', async () => {
  const page = await open('#/play?g=nim(1%2C2)&lang=en')
  await page.locator('body').press('Tab')
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Skip to the content/)
  await page.keyboard.press('Enter')
  const focus = async (pattern) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      if (pattern.test(await page.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent))) return
    }
    assert.fail(`no way to ${pattern} with the keyboard`)
  }
  await focus(/^heap 2 of 2: leave 1/)
  await page.keyboard.press('Enter')
  await settled(page)
  assert.equal(await turn(page), 'Your move')
  await page.keyboard.press('u')
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), 'nim(1,2)')
  await page.keyboard.press('h')
  assert.equal(await page.getByRole('button', { name: 'Hints' }).getAttribute('aria-pressed'), 'true')
  await close(page)
})

test('bad input is one line, with its place, and loses nothing', async () => {
  const page = await open('#/play?g=nim(3%2C4)&lang=en')
  const field = page.getByLabel('Position').first()
  for (const [text, want] of [['nim(3,', /want/], ['nimm(3)', /nim/], ['', /./], ['nim(-1)', /whole number/]]) {
    await field.fill(text)
    await page.getByRole('button', { name: 'New game' }).click()
    await page.locator('[role=alert]').waitFor()
    await settled(page)
    assert.match(await page.locator('[role=alert]').innerText(), want)
    assert.equal(await page.locator('.status .mono').innerText(), 'nim(3,4)')
  }
  await close(page)
})

test('in Chinese an error says its kind in Chinese, and its detail as the server says it', async () => {
  const page = await open('#/play?g=kayels(3)&lang=zh')
  const alert = page.locator('[role=alert]')
  assert.match(await alert.innerText(), /^没有这个名字\s+unknown game "kayels"[\s\S]*您是否想写 kayles？/)
  assert.equal(await alert.getByText('unknown game').getAttribute('lang'), 'en')
  await page.goto(base + '#/play?g=nim(3%2C4)&lang=zh')
  await settled(page)
  for (const [text, want] of [['nim(3,', /^写法有误/], ['nim(-1)', /^没有这样的局面或走法/], ['bash(3,max=x)', /^参数不对/]]) {
    await page.getByLabel('局面').first().fill(text)
    await page.getByRole('button', { name: '新局' }).click()
    await settled(page)
    assert.match(await alert.innerText(), want)
  }
  await page.route('**/v1/play', (r) => r.abort())
  await page.getByRole('button', { name: '新局' }).click()
  await settled(page)
  assert.match(await alert.innerText(), /^服务器没有回答$/)
  page.complaints = page.complaints.filter((c) => !/ERR_FAILED/.test(c))
  await close(page)
})

test('a compound has its rule on top, and what may be chosen is in sight', async () => {
  for (const [kind, en, zh] of [['short', 'Play ends as soon as one of them has no move.', '只要有一个游戏不能走'], ['urgent', 'Play ends as soon as one', '立即结束'], ['rapid', 'A move', '每步']]) {
    const page = await open(`#/play?g=${kind}(nim(2)%2Cnim(1))&lang=en`)
    assert.ok((await page.locator('.rule').innerText()).includes(en), await page.locator('.rule').innerText())
    for (const name of ['Opponent', 'Who starts']) assert.ok(await page.getByLabel(name).isVisible())
    await page.getByRole('button', { name: '中文' }).click()
    await settled(page)
    assert.ok((await page.locator('.rule').innerText()).includes(zh), await page.locator('.rule').innerText())
    await close(page)
  }
})

test('what is not known is said to be so, with the reason, and the game goes on', async () => {
  const rules = 'name = "grows"\ndef options(n):\n    return [n + 1, n + 2]\n'
  const page = await open(`#/play?g=grows(1)&rules=${deflateRawSync(rules).toString('base64url')}&opponent=none&lang=en`)
  assert.match(await page.locator('#who').innerText(), /not known/)
  assert.match(await page.getByText('search beyond').innerText(), /search beyond \d+/)
  await page.getByRole('button', { name: /Show me the winning reply/ }).click()
  await page.getByText('No winning move is known here').waitFor()
  await page.locator('.list button').first().click()
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), 'grows(2)')
  await close(page)
})

test('after a change of the convention every position of the game is judged anew', async () => {
  const page = await open('#/play?g=nim(1%2C2%2C3)&hints=1&lang=en')
  await page.locator('.list button').first().click()
  await settled(page)
  await page.getByRole('button', { name: /^Misère/ }).click()
  for (const judged of ['P 5', 'N 4', 'P 3']) await page.locator('.history li').filter({ hasText: judged }).waitFor()
  assert.equal(await page.locator('.history li').count(), 3)
  await page.locator('.curve canvas').waitFor()
  await close(page)
})

test('the page on the API is as wide as the screen, and lacks nothing', async () => {
  const page = await open('docs', { viewport: { width: 360, height: 800 } })
  await page.locator('section.endpoint').nth(9).waitFor()
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(axe)
    const found = await page.evaluate(() => globalThis.axe.run())
    assert.deepEqual(found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => v.id), [])
  }
  assert.equal((await page.request.get(base + 'icon.svg')).status(), 200)
  assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), './icon.svg')
  await close(page)
})

test('maps and sequences are kept as pictures with axes, and as numbers', async () => {
  const page = await open('#/table?g=wythoff&across=0..4&down=0..3&what=grundy&lang=en')
  const keep = async (kind) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Download ${kind}` }).click()])
    return readFileSync(await file.path())
  }
  assert.equal((await keep('CSV')).toString(), 'first heap \\ second heap,0,1,2,3\r\n0,0,1,2,3\r\n1,1,2,0,4\r\n2,2,0,1,5\r\n3,3,4,5,6\r\n4,4,5,3,2\r\n')
  assert.match((await keep('SVG')).toString(), /^<svg [\s\S]*first heap[\s\S]*<\/svg>\s*$/)
  assert.equal((await keep('PNG')).subarray(1, 4).toString(), 'PNG')
  await page.goto(base + '#/sequence?g=kayles&to=100&lang=en')
  await page.locator('td.exception').first().waitFor()
  await settled(page)
  assert.match((await keep('SVG')).toString(), /period 12 from 71/)
  assert.equal((await keep('PNG')).subarray(1, 4).toString(), 'PNG')
  assert.match((await keep('CSV')).toString(), /^heap,grundy\r\n0,0\r\n1,1\r\n/)
  await close(page)
})

test('a cell of a table opens its position', async () => {
  const page = await open('#/table?g=wythoff&across=0..20&down=0..20&lang=en')
  const canvas = page.locator('canvas')
  await canvas.focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp')
  assert.match(await page.locator('.readout').innerText(), /wythoff\(3,5\): outcome = P/)
  await page.keyboard.press('Enter')
  await page.locator('.turn').waitFor()
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), 'wythoff(3,5)')
  await close(page)
})

test('the P-positions are points; the keyboard goes from one to the next and opens it', async () => {
  const page = await open('#/table?g=wythoff&across=0..20&down=0..20&as=points&lang=en')
  // 0 and 20 alone: (0,0), and both orders of (1,2) … (12,20), of which (11,18) and (12,20) lie within, too.
  assert.match(await page.locator('.readout').innerText(), /17 P-positions/)
  assert.match(await page.locator('main').innerText(), /slopes .*φ, 1\/φ/)
  await page.locator('canvas').focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
  assert.match(await page.locator('.readout').innerText(), /wythoff\(1,2\): P/)
  for (const [kind, want] of [['CSV', /^x,y\r\n0,0\r\n1,2\r\n/], ['SVG', /^<svg .*(<circle [^>]*>){17}<\/g><\/svg>\n$/]]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Download ${kind}` }).click()])
    assert.match(readFileSync(await file.path(), 'utf8'), want)
  }
  await page.locator('canvas').focus()
  await page.keyboard.press('Enter')
  await page.locator('.turn').waitFor()
  await settled(page)
  assert.equal(await page.locator('.status .mono').innerText(), 'wythoff(1,2)')
  await page.goBack()
  await settled(page)
  // The point of (0,0) lies at the lower left of the frame.
  const box = await page.locator('canvas').boundingBox()
  const scale = Math.min((box.width - 2 - 46) / 21, (box.height - 2 - 30) / 21)
  const [x, y] = [box.x + 1 + 46 + (box.width - 2 - 46 - 21 * scale) / 2 + scale / 2, box.y + 1 + (box.height - 2 - 30 - 21 * scale) / 2 + 20.5 * scale]
  await page.mouse.move(x + 3, y + 3)
  assert.match(await page.locator('.readout').innerText(), /wythoff\(0,0\): P/)
  await close(page)
})

test('a map of a million cells is scrolled without painting it again', async () => {
  const page = await open('#/table?g=wythoff&across=0..999&down=0..999&lang=en')
  await page.locator('canvas').waitFor({ timeout: 30_000 })
  await settled(page)
  const { frames, seconds, blocked, calls } = await page.evaluate(async () => {
    const calls = { drawImage: 0, putImageData: 0, fillRect: 0, fillText: 0 }
    for (const name of Object.keys(calls)) {
      const own = CanvasRenderingContext2D.prototype[name]
      CanvasRenderingContext2D.prototype[name] = function (...args) {
        calls[name]++
        return own.apply(this, args)
      }
    }
    let blocked = 0
    new PerformanceObserver((l) => l.getEntries().forEach((e) => (blocked = Math.max(blocked, e.duration)))).observe({ type: 'longtask' })
    const canvas = document.querySelector('canvas')
    const box = canvas.getBoundingClientRect()
    const at = (x, y, type) => canvas.dispatchEvent(new PointerEvent(type, { clientX: box.left + x, clientY: box.top + y, buttons: 1, pointerId: 1, bubbles: true }))
    canvas.setPointerCapture = () => {}
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -600, clientX: box.left + 300, clientY: box.top + 300, cancelable: true }))
    at(300, 300, 'pointerdown')
    let n = 0
    const began = performance.now()
    while (performance.now() - began < 1500) {
      at(300 + 80 * Math.sin(n / 5), 300 + 60 * Math.cos(n / 7), 'pointermove')
      await new Promise(requestAnimationFrame)
      n++
    }
    at(300, 300, 'pointerup')
    return { frames: n, seconds: (performance.now() - began) / 1000, blocked, calls }
  })
  console.log(`# ${(frames / seconds).toFixed(0)} frames a second, the longest task ${blocked.toFixed(0)} ms (0: none over 50)`)
  // However fast the machine: a frame scales the picture that there is, once, and paints no cell.
  assert.ok(calls.drawImage > 0 && calls.drawImage <= frames + 2, JSON.stringify(calls))
  assert.deepEqual({ ...calls, drawImage: 0 }, { drawImage: 0, putImageData: 0, fillRect: 0, fillText: 0 })
  await close(page)
})

test('the heaps beside the values of a sequence stand in one line on a narrow screen', async () => {
  const page = await open('#/sequence?g=kayles&to=200&lang=en', { viewport: { width: 360, height: 800 } })
  const heights = await page.locator('th[scope=row]').evaluateAll((l) => l.map((x) => x.offsetHeight))
  assert.ok(heights.length > 9)
  assert.deepEqual(heights.filter((h) => h !== heights[0]), []) // that of 0 is one line high
  await close(page)
})

test('the values of a sequence and its period are shown', async () => {
  const page = await open('#/sequence?g=kayles&to=100&lang=en')
  assert.match(await page.locator('main').innerText(), /period 12 from 71, proved/)
  assert.ok((await page.locator('td.exception').count()) > 10)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  assert.equal(file.suggestedFilename(), '0.77.csv')
  await close(page)
})

const screens = {
  games: '#/games?',
  play: '#/play?g=nim(3%2C4%2C5)&hints=1&',
  queen: '#/play?g=wythoff(7%2C9)&hints=1&',
  pins: '#/play?g=kayles(12)&',
  boards: '#/play?g=hackenbush(%5B0%2C1%2C2%2C0%5D%2C%5B1%2C3%2C4%5D%2C%5B0%2C5%5D%2C%5B4%2C4%5D)%20%2B%20tokens(0%2C3%2C3%2Cedges%3D%5B%5B0%2C1%5D%2C%5B0%2C2%5D%2C%5B1%2C2%5D%2C%5B3%2C1%5D%2C%5B3%2C4%5D%2C%5B4%2C2%5D%5D)%20%2B%20staircase(2%2C1%2C3)%20%2B%20nimble(2%2C5%2C5)%20%2B%20northcott(4%2C2)%20%2B%20turning(1%2C2%2C5)%20%2B%20erasing(1%2C2%2C4)&hints=1&',
  picture: `#/play?g=bites(5%2C4%2C2)&rules=${deflateRawSync(drawnByRules['a picture'].rules).toString('base64url')}&`,
  sum: '#/play?g=every(euclid(25%2C7)%2Ceuclid(12%2C5))&hints=1&',
  table: '#/table?g=wythoff&',
  error: '#/play?g=kayels(3)&',
  points: '#/table?g=wythoff&across=0..100&down=0..100&as=points&',
  sequence: '#/sequence?g=kayles&',
  rules: '#/rules?',
}
for (const [name, hash] of Object.entries(screens))
  test(`${name}: no serious finding of axe, no overflow, at three widths and in both themes`, async () => {
    for (const [width, colorScheme, lang] of [[360, 'light', 'zh'], [1280, 'dark', 'en'], [2560, 'light', 'en'], [360, 'dark', 'en']]) {
      const page = await open(hash + 'lang=' + lang, { viewport: { width, height: 900 }, colorScheme })
      await page.waitForTimeout(200)
      if (process.env.SHOTS) {
        mkdirSync(process.env.SHOTS, { recursive: true })
        await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${colorScheme}-${lang}.png`), fullPage: true })
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than ${width}`)
      await page.evaluate(axe)
      const found = await page.evaluate(() => globalThis.axe.run())
      const serious = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
      assert.deepEqual(serious.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`), [])
      await close(page)
    }
  })

test('the first screen is light and quick', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let bytes = 0
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', (e) => (bytes += e.encodedDataLength))
  await page.goto(base + '#/play?g=nim(3%2C4%2C5)')
  await settled(page)
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  console.log(`# ${(bytes / 1000).toFixed(0)} kB of transfer, first paint after ${paint?.toFixed(0)} ms`)
  assert.ok(bytes < 300_000, `${bytes} bytes`)
  await context.close()
})
