/*
 * Shows the placeholder, or a message that the browser is too old. Also runs in browsers that cannot parse the boot
 * script, so it is written in the JavaScript of 2009 and with the DOM of that time: no `const`, no arrow functions, no
 * `append`.
 */
(function () {
  var css = window.CSS && CSS.supports;
  var known =
    window.portalBoot &&
    [].toSorted &&
    Object.hasOwn &&
    window.HTMLDialogElement &&
    css &&
    CSS.supports('height', '1dvh') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('container-type', 'inline-size');
  if (known) return window.portalBoot.showPlaceholder();
  window.browserTooOld = true;
  var text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'white-space:pre-line;max-width:20em;margin:20% auto;padding:16px;text-align:center';
  text.appendChild(
    document.createTextNode(
      'This browser is too old for the portal. Update it, or use a current Chrome, Edge, Firefox or Safari.\n\n当前浏览器版本过低，无法使用学生门户。请更新浏览器，或使用新版 Chrome、Edge、Firefox 或 Safari。',
    ),
  );
  document.getElementById('root').appendChild(text);
})();
