/** Behind every rule and every marker in what styled-components writes. */
const SPLITTER = '/*!sc*/\n';
/** Stands behind a component's rules: its place among all components, its id, and the names of its classes. */
const MARKER = /^data-styled\.g(\d+)\[id="([^"]+)"\]/;
const TAG = /^<style([^>]*)>([^]*)<\/style>$/;

interface Component {
  id: string;
  place: number;
  rules: string[];
  marker: string;
}

/** The components of a tag of styled-components, in their order. */
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

/** The ids of components that style an element together with one before them: their rules have to come after its rules. */
function extending(components: readonly Component[], html: string): Set<string> {
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
 * Whether the rules style elements of other components no more strongly than these do themselves: by name, or by a
 * selector that adds nothing to the strength, `*` or `:where()`.
 */
const stylesOthers = ({ id, rules }: Component) =>
  rules
    .flatMap((rule) => [...rule.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector))
    .some(
      (selector) =>
        /\*|:where\(/.test(selector) || [...selector.matchAll(/\.(sc-[\w-]+)/g)].some(([, other]) => other !== id),
    );

/**
 * The styles of prerendered HTML, and what styled-components is told of them. Of a server-rendered page it takes its styles
 * over: it reads the markers, inserts the rules anew, one by one, and removes what was there. Here the rules are in a tag of
 * their own and the markers alone in the one that it reads, so the rules stay and are not inserted again.
 *
 * What is inserted later comes behind what is there, so of components whose rules must follow those of others nothing is
 * told: theirs are inserted as if the page had none.
 *
 * @param tag what ServerStyleSheet wrote
 * @param html all that was rendered with it
 * @returns `css`: all rules; `known`: the tag for styled-components
 * @throws {Error} when it has no markers: then styled-components writes something else now
 */
export function knownStyles(tag: string, html: string): { css: string; known: string } {
  const [, attributes = '', content = ''] = TAG.exec(tag.trim()) ?? [];
  const components = componentsIn(content);
  if (components.length === 0) throw new Error('styled-components writes no markers any more: see known-styles.ts.');
  const later = extending(components, html);
  const told = components.filter((one) => !later.has(one.id) && !stylesOthers(one));
  const markers = told.map(({ marker }) => marker + SPLITTER).join('');
  return {
    css: components.flatMap(({ rules }) => rules).join(''),
    known: `<style${attributes}>${markers}</style>`,
  };
}
