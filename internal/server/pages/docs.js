"use strict";
// Shows the endpoints of openapi.json, and sends requests to them.

function make(name, text, attributes) {
  const e = document.createElement(name);
  if (text) e.textContent = text;
  for (const key in attributes || {}) e.setAttribute(key, attributes[key]);
  return e;
}

// resolve follows a reference to a schema.
function resolve(doc, schema) {
  if (schema && schema.$ref) return doc.components.schemas[schema.$ref.split("/").pop()];
  return schema;
}

function typeOf(doc, schema) {
  const s = resolve(doc, schema) || {};
  const type = Array.isArray(s.type) ? s.type.filter((t) => t !== "null").join(" or ") : s.type || "any";
  return type === "array" ? typeOf(doc, s.items) + "[]" : type;
}

function fieldsOf(doc, schema) {
  const s = resolve(doc, schema);
  if (!s || !s.properties) return null;
  const table = make("table");
  const head = make("tr");
  for (const name of ["field", "type", "meaning"]) head.append(make("th", name, { scope: "col" }));
  table.append(head);
  for (const name in s.properties) {
    const p = s.properties[name];
    const row = make("tr");
    const cell = make("td");
    cell.append(make("code", name + ((s.required || []).includes(name) ? " *" : "")));
    row.append(cell, make("td", typeOf(doc, p)));
    let about = p.description || (resolve(doc, p) || {}).description || "";
    if (p.default !== undefined) about += " (default " + JSON.stringify(p.default) + ")";
    row.append(make("td", about));
    table.append(row);
  }
  return table;
}

async function send(method, url, body, out) {
  out.replaceChildren(make("p", "…"));
  const began = performance.now();
  try {
    const r = await fetch(url, method === "POST" ? { method, body, headers: { "Content-Type": "application/json" } } : {});
    const data = await r.blob();
    const type = r.headers.get("Content-Type") || "";
    const line = make("p", r.status + " " + r.statusText + ", " + type + ", " + data.size + " bytes, " + Math.round(performance.now() - began) + " ms");
    if (type.startsWith("image/")) {
      const image = make("img", "", { alt: "the picture" });
      image.src = URL.createObjectURL(data);
      out.replaceChildren(line, image);
      return;
    }
    let text = await data.text();
    if (text.length > 200000) text = text.slice(0, 200000) + " …";
    else if (type.includes("json")) { try { text = JSON.stringify(JSON.parse(text), null, 1); } catch { /* lines */ } }
    out.replaceChildren(line, make("pre", text, { tabindex: "0" }));
  } catch (e) {
    out.replaceChildren(make("p", String(e)));
  }
}

// address returns the path of an endpoint as this page reaches it.
function address(path) {
  return "." + path.slice(path.indexOf("/v1/"));
}

function endpoint(doc, path, method, op) {
  const section = make("section", "", { class: "endpoint", id: op.operationId });
  const title = make("h2");
  title.append(make("code", method.toUpperCase() + " " + path));
  section.append(title, make("p", op.summary + ". " + (op.description || "")));
  const out = make("div", "", { "aria-live": "polite" });
  const go = make("button", "Send / 发送", { type: "button" });
  if (method === "get") {
    const name = path.includes("{") ? make("input", "", { value: "euclid", "aria-label": "name" }) : null;
    if (name) section.append(name);
    go.addEventListener("click", () => send("GET", address(path).replace(/\{.*\}/, name ? encodeURIComponent(name.value) : ""), null, out));
  } else {
    const media = op.requestBody.content["application/json"];
    const text = make("textarea", "", { spellcheck: "false", "aria-label": "request" });
    const list = Object.values(media.examples || {});
    const choose = make("select", "", { "aria-label": "example" });
    list.forEach((e, i) => choose.append(make("option", e.summary, { value: i })));
    const show = () => { text.value = JSON.stringify((list[choose.value || 0] || {}).value || {}, null, 1); };
    choose.addEventListener("change", show);
    show();
    go.addEventListener("click", () => send("POST", address(path), text.value, out));
    const fields = fieldsOf(doc, media.schema);
    if (fields) section.append(fields);
    section.append(choose, text);
  }
  section.append(go, out);
  return section;
}

fetch("./openapi.json").then((r) => r.json()).then((doc) => {
  const place = document.getElementById("endpoints");
  for (const path in doc.paths) {
    for (const method in doc.paths[path]) place.append(endpoint(doc, path, method, doc.paths[path][method]));
  }
}).catch((e) => document.getElementById("endpoints").append(make("p", String(e))));
