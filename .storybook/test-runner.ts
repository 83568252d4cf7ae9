import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { visitedStories, type IndexEntry, type Story } from '../config/pictures/stories.mjs';
import { playingNow, playsOnly } from '../config/pictures/plays.mjs';
import { notesTexts, noteTexts } from '../config/words/note-texts.mjs';
import { resetPage, openStorybook, settle, takePictures } from '../config/pictures/visit.mjs';

const url = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006';

/**
 * React's warning about the test environment, which is never about a story. When Storybook unmounts a story it awaits a
 * synchronous `act`: for one task React then has an act queue, but no act environment, and reports any update.
 */
const ABOUT_ACT_ENVIRONMENT = /^The current testing environment is not configured to support act/;

/** The errors that each page has logged since its story started. */
const pageErrors = new WeakMap<Page, string[]>();

function collectErrors(page: Page): string[] {
  const existing = pageErrors.get(page);
  if (existing) return existing;
  const list: string[] = [];
  pageErrors.set(page, list);
  page.on('pageerror', (error) => list.push(`Uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    // React's development build logs its warnings as errors: missing keys, updates outside act, unknown attributes.
    const text = message.text();
    if (message.type() === 'error' && !ABOUT_ACT_ENVIRONMENT.test(text)) list.push(`console.error: ${text}`);
  });
  return list;
}

function throwOnErrors(page: Page, id: string): void {
  const found = collectErrors(page).splice(0);
  if (found.length > 0) throw new Error(`${id} printed errors:\n${found.join('\n')}`);
}

let stories: Promise<Map<string, Story>> | undefined;

/** Fetches the stories that are visited in several variants, by id. */
function fetchVisitedStories(): Promise<Map<string, Story>> {
  stories ??= fetch(new URL('index.json', url))
    .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
    .then(({ entries }) => new Map(visitedStories(Object.values(entries)).map((story) => [story.id, story])));
  return stories;
}

/**
 * Visits each story once: Storybook's test runner mounts it and plays it, in a language and with motion as `plays.mjs`
 * decides. In the same visit `takePictures` takes the pictures of all variants and checks text and accessibility; the
 * accessibility addon does not run. A story that logs an error fails; no other error is allowed than `ABOUT_ACT_ENVIRONMENT`.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    collectErrors(page);
    await openStorybook(page, url);
    collectErrors(page).length = 0;
  },
  preVisit: resetPage,
  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) {
      // The test runner has reported the failure; this adds how the story was played.
      const { language, motion } = playingNow({ id, title });
      console.log(`${id} was played in ${language}${motion ? ' with motion' : ''}.`);
      return;
    }
    // Errors of the story's pending tasks belong to it, not to the next story.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    throwOnErrors(page, id);
    if (playsOnly()) {
      // Waits for lazy code: the next story unmounts this one inside `act`, which reports code that arrives then.
      await settle(page);
      throwOnErrors(page, id);
      return;
    }
    const story = (await fetchVisitedStories()).get(id);
    const problems = story ? await takePictures(page, story) : [];
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`);
    // After the pictures, since it renders the texts again.
    if (notesTexts()) await noteTexts(page, id);
    throwOnErrors(page, id);
  },
};

export default config;
