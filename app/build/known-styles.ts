/** Follows every rule and every marker in the output of styled-components. */
const SPLITTER = '/*!sc*/\n';
/** Follows a component's rules: its position among all components, its id, and the names of its classes. */
const MARKER = /^data-styled\.g(\d+)\[id="([^"]+)"\]/;
const TAG = /^<style([^>]*)>([^]*)<\/style>$/;

interface Component {
  id: string;
  place: number;
  rules: string[];
  marker: string;
}

/** Returns the components in the content of a style tag of styled-components, in their order. */
function componentsIn(content: string): Component[] {
  const components: Component[] = [];
  let rules: string[] = [];
  for (const part of content.split(SPLITTER)) {
    const [, place, id] = MARKER.exec(part) ?? [];
    if (id === undefined) rules.push(part);
    else {
      components.push({ id, place: Number(place), rules, marker: part });
      rules = [];
    }
  }
  return components;
}

/**
 * Returns the ids of components that style an element together with an earlier component: their rules must come after
 * that one's.
 */
function idsThatOverride(components: readonly Component[], html: string): Set<string> {
  const places = new Map(components.map(({ id, place }) => [id, place]));
  const found = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const placed = classes.split(' ').flatMap((id) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ id, place }];
    });
    const first = Math.min(...placed.map(({ place }) => place));
    for (const { id, place } of placed) if (place > first) found.add(id);
  }
  return found;
}

/**
 * Whether a component's rules style elements of other components, with a specificity no higher than that of the other
 * components' own rules: by class name, or by a selector that adds no specificity, `*` or `:where()`.
 */
const stylesOthers = ({ id, rules }: Component) =>
  rules
    .flatMap((rule) => [...rule.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector))
    .some(
      (selector) =>
        /\*|:where\(/.test(selector) || [...selector.matchAll(/\.(sc-[\w-]+)/g)].some(([, other]) => other !== id),
    );

/**
 * Splits the styles of prerendered HTML into its rules and the markers that styled-components reads. When it takes over
 * the styles of a server-rendered page, it reads the markers, inserts the rules again, one by one, and removes the
 * original tag. Here the rules are in a tag of their own and the tag that it reads has the markers alone, so the rules
 * stay and are not inserted again.
 *
 * Rules that are inserted later follow the prerendered ones. Therefore components whose rules must follow those of
 * others have no marker: styled-components inserts their rules as if the page had none.
 *
 * @param tag the output of ServerStyleSheet
 * @param html everything that was rendered with it
 * @returns `css`: all rules; `known`: the tag for styled-components
 * @throws {Error} when the tag has no markers, because the output format of styled-components has changed
 */
export function knownStyles(tag: string, html: string): { css: string; known: string } {
  const [, attributes = '', content = ''] = TAG.exec(tag.trim()) ?? [];
  const components = componentsIn(content);
  if (components.length === 0) throw new Error('styled-components writes no markers any more: see known-styles.ts.');
  const overriding = idsThatOverride(components, html);
  const marked = components.filter((one) => !overriding.has(one.id) && !stylesOthers(one));
  const markers = marked.map(({ marker }) => marker + SPLITTER).join('');
  return {
    css: components.flatMap(({ rules }) => rules).join(''),
    known: `<style${attributes}>${markers}</style>`,
  };
}
