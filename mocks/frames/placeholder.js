// The script of the pages in this folder, which are placeholders for the applications in frames: they take the language
// from their URL and post window messages to the portal.

const query = new URLSearchParams(location.search);
const chinese = query.get('lang') === 'zh-CN';
document.documentElement.lang = chinese ? 'zh-CN' : 'en';
for (const element of document.querySelectorAll('[data-zh]')) {
  if (chinese) element.textContent = element.dataset.zh;
}

// The portal's referrer policy gives only its origin.
const portal = new URL(document.referrer || location.href).origin;

/** Posts a message to the portal's origin only. */
function post(message) {
  parent.postMessage(message, portal);
}

// Takes the colour scheme and the fonts of the portal, where that has the same origin, so that pictures do not depend
// on the machine.
try {
  const portalRoot = parent.document.documentElement;
  const follow = () => {
    document.documentElement.style.colorScheme = getComputedStyle(portalRoot).colorScheme;
  };
  new MutationObserver(follow).observe(portalRoot, { attributes: true });
  follow();
  const rules = [...parent.document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule.constructor.name === 'CSSFontFaceRule');
  const style = document.createElement('style');
  style.textContent = faces
    .map((rule) =>
      rule.cssText.replaceAll(/url\("(.+?)"\)/g, (_, url) => {
        return `url("${new URL(url, rule.parentStyleSheet.href ?? parent.document.baseURI).href}")`;
      }),
    )
    .join('\n');
  document.head.append(style);
} catch {
  // The portal is of another origin, as in a deployment.
}

for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', () => post(JSON.parse(button.dataset.post)));
}
for (const button of document.querySelectorAll('button[data-post-from-inside]')) {
  // A frame inside this one: a valid message from the wrong window.
  button.addEventListener('click', () => {
    const inner = document.createElement('iframe');
    inner.hidden = true;
    inner.src = `from-inside.html?${new URLSearchParams({ message: button.dataset.postFromInside, portal })}`;
    document.body.append(inner);
  });
}
