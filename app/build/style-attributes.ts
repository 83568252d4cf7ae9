/**
 * Moves the `style` attributes of prerendered HTML into CSS classes, one for each value, since a content security
 * policy would have to allow every attribute by its hash. The class is repeated in the selector, so that the rules
 * override the classes of styled-components as the attributes did.
 */
export function styleAttributesToClasses({ html, css }: { html: string; css: string }): { html: string; css: string } {
  const names = new Map<string, string>();
  const nameOf = (style: string) => {
    const name = names.get(style) ?? `placed-${names.size}`;
    names.set(style, name);
    return name;
  };
  const moved = html.replaceAll(/<[a-z][^>]*?\sstyle="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = nameOf(style);
    const without = tag.replace(/\sstyle="[^"]*"/, '');
    return /\sclass="/.test(without)
      ? without.replace(/\sclass="/, `$&${name} `)
      : without.replace(/^<[a-z][\w-]*/, `$& class="${name}"`);
  });
  const rules = [...names].map(([style, name]) => `.${name}.${name}.${name}{${style.replaceAll('&quot;', '"')}}`);
  return { html: moved, css: css + rules.join('') };
}
