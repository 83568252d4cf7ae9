// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The source of axe-core, for evaluation in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of the rules: WCAG 2.2 A and AA, and axe's best practices beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules that only a whole page can meet, since a single component has no landmark and no main heading. They are
 * disabled for kit and blocks, never for screens.
 */
const PAGE_ONLY_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** The rules that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** @typedef {{ rule: string, help: string, where: string[] }} Violation */

/**
 * The rules that another language and appearance can break, since texts and colours of the same elements change: a
 * target may become too small, or a region may start to scroll.
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
  // `look` and `colours` run lists of rules that do not contain these.
  const off = (kind === 'Kit' || kind === 'Blocks') && which === 'all' ? PAGE_ONLY_RULES : [];
  return page.evaluate(
    async ({ runOnly, rules }) => {
      // Removes modulepreload links and Storybook's loading state: axe reads every element, and they are not part of
      // the portal.
      for (const one of document.querySelectorAll('link[rel=modulepreload], .sb-preparing-story, .sb-preparing-docs'))
        one.remove();
      const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (globalThis));
      const { violations } = await axe.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
        // Frames contain pages of third parties (a payment field, a video).
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
