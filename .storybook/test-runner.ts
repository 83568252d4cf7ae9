import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { visitedStories, type IndexEntry, type Story } from '../config/pictures/stories.mjs';
import { resetPage, openStorybook, takePictures } from '../config/pictures/visit.mjs';

const url = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006';

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

function refuseComplaints(page: Page, id: string): void {
  const found = watch(page).splice(0);
  if (found.length > 0) throw new Error(`${id} printed errors:\n${found.join('\n')}`);
}

let stories: Promise<Map<string, Story>> | undefined;

/** The stories that are visited in several variants, by id. */
function visited(): Promise<Map<string, Story>> {
  stories ??= fetch(new URL('index.json', url))
    .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
    .then(({ entries }) => new Map(visitedStories(Object.values(entries)).map((story) => [story.id, story])));
  return stories;
}

/**
 * One visit a story: Storybook's test runner mounts it and plays it, and the accessibility addon checks it (`a11y.test:
 * 'error'` in preview.tsx); then, in the same visit, its pictures are taken, those of the other variants, and axe in
 * those. A story that prints an error fails. There is no list of allowed errors.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    watch(page);
    await openStorybook(page, url);
    watch(page).length = 0;
  },
  preVisit: resetPage,
  async postVisit(page, { id, hasFailure }) {
    // A story that failed by itself is reported as it failed.
    if (hasFailure) return;
    // What a story has put off until after its last render belongs to it, not to the next one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    refuseComplaints(page, id);
    const story = (await visited()).get(id);
    if (!story) return;
    const problems = await takePictures(page, story);
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`);
    refuseComplaints(page, id);
  },
};

export default config;
