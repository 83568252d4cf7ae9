// What the pages in this folder share. They play the school's own applications, which the portal shows in frames: they
// say how they were opened, and talk to the portal by window messages.

const asked = new URLSearchParams(location.search);
const chinese = asked.get('lang') === 'zh-CN';
document.documentElement.lang = chinese ? 'zh-CN' : 'en';
for (const element of document.querySelectorAll('[data-zh]')) {
  if (chinese) element.textContent = element.dataset.zh;
}

// Who is around us: its origin is all that the portal gives away of its address.
const portal = new URL(document.referrer || location.href).origin;

/** Sends a message to the portal, and to nobody else. */
function post(message) {
  parent.postMessage(message, portal);
}

// The portal's appearance and typeface, where we may look: so that pictures do not depend on a machine.
try {
  const around = parent.document.documentElement;
  const follow = () => {
    document.documentElement.style.colorScheme = getComputedStyle(around).colorScheme;
  };
  new MutationObserver(follow).observe(around, { attributes: true });
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
  // Of another origin, like the real ones.
}

for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', () => post(JSON.parse(button.dataset.post)));
}
for (const button of document.querySelectorAll('button[data-post-from-inside]')) {
  // A frame within this one: right in shape, wrong in who sends it.
  button.addEventListener('click', () => {
    const inner = document.createElement('iframe');
    inner.hidden = true;
    inner.src = `from-inside.html?${new URLSearchParams({ message: button.dataset.postFromInside, portal })}`;
    document.body.append(inner);
  });
}
