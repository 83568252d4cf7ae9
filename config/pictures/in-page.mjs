// @ts-check
/**
 * @typedef {object} InPage What {@link inPage} leaves on the window.
 * @property {(globals: Record<string, unknown>) => void} begin Before a story: what the last one has left is set back. The
 *   toolbar's values are for the story to come; the one on the page is not drawn again.
 * @property {(globals: Record<string, unknown>) => Promise<string | undefined>} look Sets the toolbar's values and
 *   resolves when the story on the page has been drawn again.
 * @property {() => Promise<{ width: number, height: number }>} settle Resolves when fonts, pictures and motion have come
 *   to rest, with the size of the whole page.
 */

/**
 * Runs inside the page, before Storybook. It may use nothing from outside itself.
 */
export function inPage() {
  const page = /** @type {any} */ (globalThis);

  // Storybook waits 100 ms after each render for animations that might start, unless the browser cannot tell it about
  // them. Motion is off here, and `settle` ends what little there is: so let it not wait (seven times a screen).
  const getAnimations = Document.prototype.getAnimations;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  // Storybook's test runner wraps these once a story, over and over.
  const printing = { ...console };

  // A caret blinks. It is hidden as Playwright's screenshots hide it.
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '*:not(#above-all) { caret-color: transparent !important; }';
    document.documentElement.append(style);
  });

  /** @param {unknown} error */
  const wording = (error) => {
    const thrown = /** @type {{ message?: string, description?: string, title?: string } | undefined} */ (error);
    return thrown?.message ?? thrown?.description ?? thrown?.title ?? String(error);
  };

  /**
   * Changes the toolbar's values and waits for the end of the rendering that follows.
   * @param {{ globals: Record<string, unknown> }} payload
   * @param {string} shown The story on the page.
   * @returns {Promise<string | undefined>} What went wrong, if anything.
   */
  const change = (payload, shown) =>
    new Promise((resolve) => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      /** @type {Record<string, (data: any) => void>} */
      const listeners = {
        storyFinished: (data) => {
          if (data.storyId === shown) end(data.status === 'error' ? 'The story ended with an error.' : undefined);
        },
        storyErrored: (data) => end(wording(data)),
        storyThrewException: (data) => end(wording(data)),
        unhandledErrorsWhilePlaying: (data) => end(`unhandled while playing: ${wording(data[0])}`),
      };
      /** @param {string} [failure] */
      const end = (failure) => {
        for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
        resolve(failure);
      };
      for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
      channel.emit('updateGlobals', payload);
    });

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

  /**
   * Whether the page has other pictures by now, or another address in one.
   * @param {HTMLImageElement[]} before
   */
  const changed = (before) => {
    const now = [...document.images];
    return now.length !== before.length || now.some((image, at) => image !== before[at] || !image.complete);
  };

  /** @type {InPage} */
  const looks = {
    begin(globals) {
      scrollTo(0, 0);
      sessionStorage.clear();
      Object.assign(console, printing);
      page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    },
    async look(globals) {
      const shown = page.__STORYBOOK_PREVIEW__.currentRender;
      // Storybook draws such a story only inside its play function, so a new look would not reach it.
      if (shown?.story?.usesMount) {
        return 'Its play function takes `mount`, so it cannot be redrawn: use `beforeEach` or a decorator instead.';
      }
      return change({ globals }, shown.id);
    },
    async settle() {
      // Effects and observers react to a new size or look in the next frames; what they draw may need other fonts, and
      // pictures that were not there before. A picture that cannot be loaded is replaced by what stands in for it.
      let loaded;
      do {
        loaded = [...document.images];
        // One that may come late might not be there yet: the browser decides when it asks for it.
        for (const image of loaded) image.loading = 'eager';
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
      const { body, documentElement: root } = document;
      return {
        width: Math.max(body.scrollWidth, root.scrollWidth, body.offsetWidth, root.offsetWidth),
        height: Math.max(body.scrollHeight, root.scrollHeight, body.offsetHeight, root.offsetHeight),
      };
    },
  };
  page.__portalLooks = looks;
}
