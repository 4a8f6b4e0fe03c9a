"use strict";
// The address of this server, in front of the path of an example.
for (const e of document.querySelectorAll(".here")) {
  e.textContent = new URL(".", location.href).href.replace(/\/$/, "");
}
