import { chromium, type Browser, type BrowserContextOptions, type FrameLocator, type Page } from 'playwright';
import { expect, inject, test as base } from 'vitest';
import { findBrowser, launchArgs } from '../browser.mjs';

/** A page of the review room, as in its URL. */
interface Place {
  /** The id of a story. */
  story?: string;
  /** The id of a docs page. */
  docs?: string;
  /** Values of the toolbar. */
  globals?: Readonly<Record<string, string>>;
}

const DESKTOP = { width: 1400, height: 900 };

/**
 * The review room (the built Storybook) in the browser context of one test, whose storage is empty at first. Errors
 * that its page reports fail the test.
 */
export class Room {
  readonly url = inject('storybookUrl');
  readonly page: Page;
  /** The story or docs page in the middle. */
  readonly canvas: FrameLocator;
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.frameLocator('#storybook-preview-iframe');
    page.on('pageerror', (error) => this.#problems.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Opens the room in a new context of the browser. */
  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<Room> {
    const context = await browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      timezoneId: 'Australia/Sydney',
      locale: 'en-AU',
      acceptDownloads: true,
      ...options,
    });
    await context.addInitScript(standStill);
    // Storybook takes ten seconds to open on a busy machine, and a minute on a slow host.
    context.setDefaultTimeout(180_000);
    return new Room(await context.newPage());
  }

  /** Returns the URL of a story or docs page. Axe does not run automatically, since the stage `stories` runs it. */
  address({ story, docs, globals = {} }: Place): string {
    const path = docs === undefined ? `/story/${story}` : `/docs/${docs}`;
    const values = Object.entries({ 'a11y.manual': '!true', ...globals }).map(([name, value]) => `${name}:${value}`);
    return `${this.url}/?path=${path}&globals=${values.join(';')}`;
  }

  /** Opens a page. For a story it waits until the play has finished, since leaving it before reports an error. */
  async goto(place: Place): Promise<void> {
    await this.page.goto(this.address(place));
    if (place.story !== undefined) await this.#untilPlayed(place.story);
  }

  /**
   * Navigates to another story or page as a link in the canvas does: Storybook is not reloaded, and the toolbar keeps
   * its values. Opening Storybook again would take ten seconds of CPU time.
   */
  async goWithin({ story, docs }: Omit<Place, 'globals'>): Promise<void> {
    await this.canvas.locator('body').evaluate((_, storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
      };
      channel.emit('selectStory', { storyId });
    }, docs ?? story);
    if (story !== undefined) await this.#untilPlayed(story);
  }

  /** Waits until Storybook has finished rendering and playing a story. */
  async #untilPlayed(story: string): Promise<void> {
    const render = () =>
      this.canvas.locator('body').evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
        };
        const { id, phase } = preview?.currentRender ?? {};
        return `${id} ${phase}`;
      });
    await expect.poll(render).toBe(`${story} finished`);
  }

  /** Allows errors that match these patterns; they do not fail the test. */
  allow(...problems: RegExp[]): void {
    this.#allowed.push(...problems);
  }

  /** Closes the context and throws when the page reported an error that was not allowed. */
  async close(): Promise<void> {
    await this.page.context().close();
    const unexpected = this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    if (unexpected.length > 0) throw new Error(`The browser reported:\n${unexpected.join('\n')}`);
  }
}

/**
 * Disables animations of Storybook's own page, which ignores `prefers-reduced-motion`: while Storybook opens, its
 * pulsing elements took a fifth of the CPU time.
 */
function standStill(): void {
  if (window !== window.top) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Vitest's `test` with a new `room` for each test, and the `browser` for opening another one. */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('room', async ({ browser }, { onCleanup }) => {
    const room = await Room.open(browser);
    onCleanup(() => room.close());
    return room;
  });
