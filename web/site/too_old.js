// Where the browser is too old even to read the page's own scripts, this one says so; every browser can read it. scripts/site.mjs fills in
// the words.
/* global document, navigator */
(function () {
  if ("noModule" in document.createElement("script") && Object.hasOwn) return;
  var words = { WORDS: "" };
  var line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.appendChild(document.createTextNode(words[String(navigator.language).slice(0, 2)] || words.en));
  document.body.insertBefore(line, document.body.firstChild);
})();
