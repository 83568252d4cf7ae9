// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The source of axe-core, to be evaluated in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe counts as good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules that only a whole page can meet: a single component has no landmark and no main heading. Off for kit and blocks,
 * never for screens.
 */
const PAGE_ONLY_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** The rules that another scheme can break, since it changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** @typedef {{ rule: string, help: string, where: string[] }} Violation */

/**
 * The rules that another language and appearance can break, since the same elements get other words and colours: a
 * target may become too small, or a region begin to scroll.
 */
const LOOK_RULES = [
  ...COLOUR_RULES,
  'target-size',
  'scrollable-region-focusable',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
];

/** @typedef {'all' | 'look' | 'colours'} Rules */

/** @type {Record<Rules, import('axe-core').RunOnly>} */
const RUN_ONLY = {
  all: { type: 'tag', values: TAGS },
  look: { type: 'rule', values: LOOK_RULES },
  colours: { type: 'rule', values: COLOUR_RULES },
};

/**
 * Runs axe on a page. The page must have loaded {@link axeSource}.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story['kind']} kind
 * @param {Rules} which
 * @returns {Promise<Violation[]>}
 */
export async function violationsOn(page, kind, which) {
  // The others run lists of rules, which have none of these.
  const off = (kind === 'Kit' || kind === 'Blocks') && which === 'all' ? PAGE_ONLY_RULES : [];
  return page.evaluate(
    async ({ runOnly, rules }) => {
      // Hints of the bundler, and what Storybook shows while it loads: axe reads every element, and no student has these.
      for (const one of document.querySelectorAll('link[rel=modulepreload], .sb-preparing-story, .sb-preparing-docs'))
        one.remove();
      const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (globalThis));
      const { violations } = await axe.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
        // A frame is a page of a third party (a payment field, a video).
        iframes: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { runOnly: RUN_ONLY[which], rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) },
  );
}
