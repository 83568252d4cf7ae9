// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The text of axe-core, to be loaded into a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe counts as good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What only a whole page can meet: a part on its own lies in no landmark and has no main heading. Switched off for the
 * stories of the kit, never for screens.
 */
const PAGE_ONLY_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** @typedef {{ rule: string, help: string, where: string[] }} Violation */

/**
 * Runs axe on what a page shows. The page must have loaded {@link axeSource}.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story['kind']} kind
 * @returns {Promise<Violation[]>}
 */
export async function violationsOn(page, kind) {
  const off = kind === 'Kit' ? PAGE_ONLY_RULES : [];
  return page.evaluate(
    async ({ tags, rules }) => {
      const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (globalThis));
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
        // A frame is another party's page (a payment field, a video): theirs to check.
        iframes: false,
      });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { tags: TAGS, rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) },
  );
}
