// @ts-check
import { STORY_NOW } from '@portal/mocks/story-now';
import { FIRST_LOOK, PHONE } from './variants.mjs';

/** How long a story may take to mount and play before it counts as hung. Generous: a loaded machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} InPage What {@link inPage} leaves on the window.
 * @property {(storyId: string) => Promise<string | undefined>} show Mounts a story; resolves when its play has ended.
 * @property {(globals: Record<string, unknown>) => Promise<string | undefined>} look Sets the toolbar's values and
 *   resolves when the story on the page has been drawn again.
 * @property {() => Promise<void>} settle Resolves when fonts, pictures and motion have come to rest.
 */

/**
 * Runs inside the page, before Storybook. It may use nothing from outside itself.
 */
function inPage() {
  const page = /** @type {any} */ (globalThis);

  // Storybook waits 100 ms after each render for animations that might start, unless the browser cannot tell it about
  // them. Motion is off here, and `settle` ends what little there is: so let it not wait (seven times a screen).
  const getAnimations = Document.prototype.getAnimations;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  /** @type {string | undefined} */
  let shown;

  /** @param {unknown} error */
  const wording = (error) => {
    const thrown = /** @type {{ message?: string, description?: string, title?: string } | undefined} */ (error);
    return thrown?.message ?? thrown?.description ?? thrown?.title ?? String(error);
  };

  /**
   * Sends an event to Storybook and waits for the end of the rendering it causes.
   * @param {string} event
   * @param {unknown} payload
   * @returns {Promise<string | undefined>} What went wrong, if anything.
   */
  const ask = (event, payload) =>
    new Promise((resolve) => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      /** @type {Record<string, (data: any) => void>} */
      const listeners = {
        storyFinished: (data) => {
          if (data.storyId === shown) end(data.status === 'error' ? 'The story ended with an error.' : undefined);
        },
        storyMissing: () => end('Storybook has no such story.'),
        storyErrored: (data) => end(wording(data)),
        storyThrewException: (data) => end(wording(data)),
        playFunctionThrewException: (data) => end(`play: ${wording(data)}`),
        unhandledErrorsWhilePlaying: (data) => end(`unhandled while playing: ${wording(data[0])}`),
      };
      /** @param {string} [failure] */
      const end = (failure) => {
        for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
        resolve(failure);
      };
      for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
      channel.emit(event, payload);
    });

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

  /**
   * Whether the page has other pictures by now, or another address in one.
   * @param {HTMLImageElement[]} before
   */
  const changed = (before) => {
    const now = [...document.images].filter((image) => image.loading !== 'lazy');
    return now.length !== before.length || now.some((image, at) => image !== before[at] || !image.complete);
  };

  /** @type {InPage} */
  const walk = {
    async show(storyId) {
      shown = storyId;
      scrollTo(0, 0);
      const failure = await ask('setCurrentStory', { storyId, viewMode: 'story' });
      if (failure) return failure;
      // Storybook draws such a story only inside its play function, so a new look would not reach it.
      if (page.__STORYBOOK_PREVIEW__.currentRender?.story?.usesMount) {
        return 'Its play function takes `mount`, which the walk cannot redraw: use `beforeEach` or a decorator instead.';
      }
      return undefined;
    },
    async look(globals) {
      if (shown !== undefined) return ask('updateGlobals', { globals });
      page.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      return undefined;
    },
    async settle() {
      // Effects and observers react to a new size or look in the next frames; what they draw may need other fonts, and
      // pictures that were not there before. A picture that cannot be loaded is replaced by what stands in for it.
      let loaded;
      do {
        loaded = [...document.images].filter((image) => image.loading !== 'lazy');
        await frame();
        await frame();
        await document.fonts.ready;
        await Promise.allSettled(loaded.map((image) => image.decode()));
        await frame();
      } while (changed(loaded));
      for (const animation of getAnimations.call(document)) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await frame();
    },
  };
  page.__portalWalk = walk;
}

/**
 * A page that shows one story after the other.
 * @typedef {object} StoryPage
 * @property {import('playwright').Page} page
 * @property {(storyId: string) => Promise<void>} show Mounts a story in the first look, at phone size, and plays it.
 * @property {(visit: import('./variants.mjs').Visit) => Promise<void>} dress Gives the story on the page another look.
 * @property {() => Promise<Buffer>} picture
 * @property {() => Promise<void>} close
 */

/**
 * Opens a page on a served Storybook.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} [axeSource] Loaded into the page once, for axe.mjs.
 * @returns {Promise<StoryPage>}
 */
export async function openStoryPage(browser, url, axeSource) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    locale: 'en-AU',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()}`);
  });

  await page.clock.setFixedTime(STORY_NOW);
  await page.addInitScript(inPage);
  await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load' });
  await page.waitForFunction(
    () => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  if (axeSource) await page.evaluate(axeSource);
  // All weights of the typeface at once: otherwise the first story that needs one is drawn while it loads.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });

  let look = '';
  let size = PHONE;

  /**
   * @param {'show' | 'look'} action
   * @param {unknown} argument
   */
  async function ask(action, argument) {
    const failure = await Promise.race([
      page.evaluate(({ action: name, argument: value }) => /** @type {any} */ (globalThis).__portalWalk[name](value), {
        action,
        argument,
      }),
      new Promise((resolve) => {
        setTimeout(() => resolve(`Nothing came to an end within ${PATIENCE_MS / 1000} s.`), PATIENCE_MS).unref();
      }),
    ]);
    if (failure) throw new Error(String(failure));
    const [complaint] = complaints.splice(0);
    if (complaint) throw new Error(complaint);
  }

  /** @param {import('./variants.mjs').Look} wanted */
  async function wear(wanted) {
    const key = JSON.stringify(wanted);
    if (key === look) return;
    // The accessibility addon would check every render once more; axe.mjs does it where it is due.
    await ask('look', { ...wanted, a11y: { manual: true } });
    look = key;
  }

  /** @param {{ width: number, height: number }} wanted */
  async function resize(wanted) {
    if (wanted.width === size.width && wanted.height === size.height) return;
    await page.setViewportSize(wanted);
    size = wanted;
  }

  const settle = () => page.evaluate(() => /** @type {any} */ (globalThis).__portalWalk.settle());

  return {
    page,
    async show(storyId) {
      await resize(PHONE);
      await wear(FIRST_LOOK);
      await ask('show', storyId);
      await settle();
    },
    async dress(visit) {
      await resize(visit.viewport);
      await wear(visit.look);
      await settle();
    },
    picture: () => page.screenshot({ fullPage: true, caret: 'hide', scale: 'css', type: 'png' }),
    close: () => context.close(),
  };
}
