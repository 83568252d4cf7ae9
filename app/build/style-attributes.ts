/**
 * Moves the `style` attributes of prerendered HTML into rules of classes, one for each value: a content policy would have
 * to allow every attribute by its hash. The rules are as strong as the attributes were, whatever styled-components' own
 * classes say.
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
