import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';

/** What a page has complained about since the story began. */
const complaints = new WeakMap<Page, string[]>();

function watch(page: Page): string[] {
  const known = complaints.get(page);
  if (known) return known;
  const list: string[] = [];
  complaints.set(page, list);
  page.on('pageerror', (error) => list.push(`Uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    // React says here what it would only warn about: missing keys, updates outside act, unknown attributes.
    if (message.type() === 'error') list.push(`console.error: ${message.text()}`);
  });
  return list;
}

/**
 * Storybook's test runner. Accessibility is checked by the addon (`a11y.test: 'error'` in preview.tsx); added here: a
 * story that prints an error fails. There is no list of allowed errors.
 */
const config: TestRunnerConfig = {
  async preVisit(page) {
    watch(page).length = 0;
  },
  async postVisit(page, { id, hasFailure }) {
    // A story that failed by itself is reported as it failed.
    if (hasFailure) return;
    // What a story has put off until after its last render belongs to it, not to the next one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const found = watch(page).splice(0);
    if (found.length > 0) throw new Error(`${id} printed errors:\n${found.join('\n')}`);
  },
};

export default config;
