// The words of the page in two languages. A key is the English text itself where that is
// short; t picks the language that the reader chose.

import type { Text } from './api'

export type Lang = 'en' | 'zh'

// test/words.test.mjs holds that every key used has a text here, and that every key here is used.
const zh: Record<string, string> = {
  Games: '游戏',
  Play: '对弈',
  Table: '表格',
  Sequence: '序列',
  'Your rules': '自定规则',
  API: 'API',
  Light: '浅色',
  Dark: '深色',
  'Impartial games: see them, play them, understand them': '公平组合游戏：看得见，下得了，想得通',
  'Choose a game. Each can be played against a perfect opponent that explains why it wins.': '选一个游戏，与完美的对手下一局；它会说明自己为什么赢。',
  'One game': '单个游戏',
  'Several games at once': '同时进行几个游戏',
  Position: '局面',
  'Normal play: the last move wins': '正常玩法：走最后一步者胜',
  'Misère play: the last move loses': '反常规玩法：走最后一步者负',
  Normal: '正常',
  Misère: '反常规',
  'Who starts': '谁先走',
  You: '你',
  Computer: '电脑',
  Opponent: '对手',
  perfect: '完美',
  random: '随机',
  beginner: '初学者',
  'none: two people': '无：两人对下',
  'How often it blunders': '犯错概率',
  Hints: '提示',
  'Your move': '轮到你',
  "The computer's move": '轮到电脑',
  'First player to move': '轮到甲',
  'Second player to move': '轮到乙',
  'The player to move wins with perfect play': '双方都走得完美时，先手胜',
  'The player to move loses with perfect play': '双方都走得完美时，先手负',
  'With perfect play nobody wins: a draw': '双方都走得完美时为平局',
  'Who wins is not known here': '此处不知谁胜',
  'You win': '你赢了',
  'The computer wins': '电脑赢了',
  'The first player wins': '甲赢了',
  'The second player wins': '乙赢了',
  'Grundy value': 'SG 值',
  'Grundy value of each game': '各游戏的 SG 值',
  'not known': '未知',
  Length: '步数',
  'if the winner hurries': '胜者求快',
  'if the winner delays': '胜者拖延',
  Why: '理由',
  Source: '出处',
  Moves: '走法',
  'Show me the winning reply': '给我看必胜走法',
  'There is no winning move here': '此处没有必胜走法',
  Undo: '悔棋',
  Redo: '重走',
  'New game': '新局',
  'Copy a link': '复制链接',
  Copied: '已复制',
  History: '历史',
  'moves left, with perfect play, after each move': '每步之后完美对局还剩的步数',
  wins: '必胜',
  loses: '必败',
  draws: '平局',
  'wins in {n}': '{n} 步胜',
  'loses in {n}': '{n} 步负',
  'Leave this position': '走到这个局面',
  Move: '走',
  'Choose a move in each game that can move': '每个能走的游戏都要走一步',
  'Choose a move in one game or more': '在一个或几个游戏中各走一步',
  'Make the move': '走这一步',
  'Clear the choice': '清除选择',
  chosen: '已选',
  heap: '堆',
  'heap {i} of {n}': '第 {i} 堆，{n} 个',
  'heap {i} of {n}: leave {k}': '第 {i} 堆（{n} 个）：剩 {k}',
  'that is no move here': '这不是此处的走法',
  'take {k}': '取 {k}',
  'limit {n}': '上限 {n}',
  'pin {i} of row {r}': '第 {r} 行第 {i} 个',
  'Take the chosen pins': '取走所选',
  'Take from {n}': '从 {n} 中取',
  'Choose pins that stand side by side, then take them.': '选择相邻的木柱，再取走。',
  'Click a stone to take it and all those after it; or drag.': '点一个石子，取走它和它后面的全部；也可拖动。',
  'Click a stone to cut the heap after it.': '点一个石子，在它后面把堆分开。',
  'Click the cell to which the queen goes.': '点击皇后要去的格子。',
  'Click a line to cut off that many squares.': '点击一条线，切去那么多正方形。',
  'What to show': '显示什么',
  outcome: '胜负',
  grundy: 'SG 值',
  remoteness: '最快步数',
  suspense: '最久步数',
  Draw: '画图',
  across: '横向',
  down: '纵向',
  'Download CSV': '下载 CSV',
  'Download PNG': '下载 PNG',
  'Download SVG': '下载 SVG',
  'Wheel or + and − zoom, drag or arrows move, a click opens the position.': '滚轮或 + − 缩放，拖动或方向键移动，点击打开局面。',
  Code: '编码',
  'up to heap': '到堆',
  'Values by heap': '各堆的值',
  'period {p} from {n}, proved': '自 {n} 起周期 {p}，已证明',
  'period {p} from {n}, gaining {s}, proved': '自 {n} 起周期 {p}，每周期增 {s}，已证明',
  'period {p} from {n}: observed only, not proved': '自 {n} 起周期 {p}：仅观察到，未证明',
  'no period up to heap {n}': '到堆 {n} 为止没有周期',
  'Rules in Starlark': 'Starlark 规则',
  'Check the rules': '检查规则',
  'Play it': '对弈',
  'All laws hold, as far as was checked.': '在所检查的范围内全部成立。',
  Example: '例子',
  line: '行',
  Loading: '载入中',
  'The server does not answer': '服务器没有回答',
  hint: '提示',
  'Zoom in': '放大',
  'Zoom out': '缩小',
  'Whole picture': '整图',
  Cut: '分割',
  'Skip to the content': '跳到正文',
  Settings: '设置',
  'Show all': '全部显示',
  game: '游戏',
}

class Language {
  lang: Lang = $state(/^zh/i.test(navigator.language) ? 'zh' : 'en')
}

export const language = new Language()

/** The text in the reader's language, with {name} filled in. */
export function t(text: string, values: Record<string, string | number> = {}): string {
  let s = language.lang === 'zh' ? (zh[text] ?? text) : text
  for (const [k, v] of Object.entries(values)) s = s.replace(`{${k}}`, String(v))
  return s
}

/** A text of the server in the reader's language. */
export function say(text: Text | string | undefined): string {
  if (text === undefined) return ''
  if (typeof text === 'string') return text
  return text[language.lang] || text.en
}
