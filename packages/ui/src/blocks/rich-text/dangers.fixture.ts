const HARMLESS_ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];
const ACTIVE_ELEMENTS =
  'script style link meta base iframe frame object embed applet form input button select textarea svg math template ' +
  'video audio source picture noscript dialog details title marquee';

/** Finds active content, styling and forbidden URLs; independent of the code under test. */
export function findDangers(fragment: ParentNode): string[] {
  const found: string[] = [];
  for (const element of fragment.querySelectorAll('*')) {
    const name = element.localName;
    if (
      element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
      ACTIVE_ELEMENTS.split(' ').includes(name) ||
      /-/.test(name)
    ) {
      found.push(`<${name}>`);
    }
    for (const { name: attribute, value } of element.attributes) {
      if (!HARMLESS_ATTRIBUTES.includes(attribute)) found.push(`${name} ${attribute}`);
      if (attribute !== 'href' && attribute !== 'src') continue;
      const { protocol, origin } = new URL(value, 'https://portal.example/');
      const leadsOut = origin !== 'https://portal.example' && !/^\s*(https?:\/\/|mailto:)/i.test(value);
      if (!['https:', 'http:', 'mailto:'].includes(protocol) || leadsOut) found.push(`${attribute}=${value}`);
      if (attribute === 'src' && protocol === 'mailto:') found.push(`src=${value}`);
    }
  }
  return found;
}
