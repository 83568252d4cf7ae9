// @ts-check
/**
 * @typedef {object} InPage The object that {@link inPage} defines on the window.
 * @property {(globals: Record<string, unknown>) => void} reset Before a story: removes the state of the last one, and sets the
 *   globals of the next one without re-rendering the one on the page.
 * @property {(globals: Record<string, unknown>) => Promise<string | undefined>} setGlobals Sets the globals and resolves
 *   when the story on the page has rendered again; resolves to an error message when that failed.
 * @property {(globals: Record<string, unknown>) => Promise<string | undefined>} replay Resets the page, then mounts and
 *   plays its story again with these globals; resolves to an error message when that failed.
 * @property {() => boolean} isSettled Whether the DOM has not changed since `settle`.
 * @property {() => Promise<Shown>} settle Resolves when fonts and images have loaded and animations have ended.
 */

/**
 * @typedef {object} Shown The page after it has settled.
 * @property {boolean} modal Whether a dialog is open that makes the rest of the page inert.
 * @property {{ x: number, y: number, width: number, height: number }} area The area to photograph, in CSS pixels of the
 *   page: the whole page, or the viewport while a dialog is open.
 */

/**
 * Defines {@link InPage} on the window. It is serialised and runs inside the page, before Storybook and after
 * `addRendered`, so it must not use anything from its module.
 */
export function inPage() {
  const page = /** @type {any} */ (globalThis);

  // Storybook waits 100 ms after each render for animations to start, where the browser has `getAnimations`. Motion is
  // reduced here and `settle` ends the rest, so the wait (seven times a screen) is switched off.
  const getAnimations = Document.prototype.getAnimations;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');

  // If these methods exist, React's development build times the render of each component for the performance panel, and
  // records for the debugger where each element was created.
  Reflect.deleteProperty(console, 'timeStamp');
  Reflect.deleteProperty(console, 'createTask');

  // Storybook's highlight feature, which only panels need, reads the style of every element after each change of the
  // page.
  /** @type {Record<string, unknown>} */
  let features = {};
  Object.defineProperty(page, 'FEATURES', {
    get: () => features,
    set: (given) => {
      features = { ...given, highlight: false };
    },
  });

  // Storybook's test runner wraps these methods again for each story; `reset` restores them.
  const originalConsole = { ...console };

  // Hides the blinking caret, as Playwright's screenshots do.
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '*:not(#above-all) { caret-color: transparent !important; }';
    document.documentElement.append(style);
  });

  /** @param {unknown} error */
  const messageOf = (error) => {
    const thrown = /** @type {{ message?: string, description?: string, title?: string } | undefined} */ (error);
    return thrown?.message ?? thrown?.description ?? thrown?.title ?? String(error);
  };

  /**
   * Emits an event on Storybook's channel and waits until the resulting render has finished.
   * @param {'updateGlobals' | 'forceRemount'} event
   * @param {object} payload
   * @param {string} shown The story on the page.
   * @returns {Promise<string | undefined>} The error message, if any.
   */
  const renderedAfter = (event, payload, shown) =>
    new Promise((resolve) => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      /** @type {Record<string, (data: any) => void>} */
      const listeners = {
        storyFinished: (data) => {
          if (data.storyId === shown) end(data.status === 'error' ? 'The story ended with an error.' : undefined);
        },
        storyErrored: (data) => end(messageOf(data)),
        storyThrewException: (data) => end(messageOf(data)),
        unhandledErrorsWhilePlaying: (data) => end(`unhandled while playing: ${messageOf(data[0])}`),
      };
      /** @param {string} [failure] */
      const end = (failure) => {
        for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
        resolve(failure);
      };
      for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
      channel.emit(event, payload);
    });

  /** Resolves after the pending message events have been handled: React's scheduler renders in one. */
  const messagesHandled = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(undefined));
      port1.start();
      port2.postMessage(null);
    });

  /**
   * Whether the page has other images than before, or an image that is still loading.
   * @param {HTMLImageElement[]} before
   */
  const imagesChanged = (before) => {
    const now = [...document.images];
    return now.length !== before.length || now.some((image, at) => image !== before[at] || !image.complete);
  };

  let mutated = false;
  const observer = new MutationObserver(() => {
    mutated = true;
  });

  /** @type {InPage} */
  const visit = {
    isSettled: () => observer.takeRecords().length === 0 && !mutated,
    reset(globals) {
      scrollTo(0, 0);
      sessionStorage.clear();
      // A play may have set the width of its canvas.
      document.querySelector('#storybook-root')?.removeAttribute('style');
      Object.assign(console, originalConsole);
      page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    },
    async setGlobals(globals) {
      const shown = page.__STORYBOOK_PREVIEW__.currentRender;
      // Storybook renders such a story only inside its play function, so new globals would have no effect.
      if (shown?.story?.usesMount) {
        return 'Its play function takes `mount`, so it cannot be redrawn: use `beforeEach` or a decorator instead.';
      }
      // Storybook pauses all animations after each render of a test runner, which it knows by this property: two
      // recalculations of all styles. The animations are already paused from the first render.
      Reflect.deleteProperty(navigator, 'userAgent');
      return renderedAfter('updateGlobals', { globals }, shown.id);
    },
    async replay(globals) {
      const { id } = page.__STORYBOOK_PREVIEW__.currentRender;
      visit.reset(globals);
      return renderedAfter('forceRemount', { storyId: id }, id);
    },
    async settle() {
      // Effects and observers react to a new size or new globals in the next frames, which may need other fonts and
      // images. An image that fails to load is replaced by its fallback.
      let loaded;
      do {
        loaded = [...document.images];
        // The browser decides when to fetch a lazy image, which may be after the picture was taken.
        for (const image of loaded) image.loading = 'eager';
        await page.__portalRendered();
        // Waits for renders that the new size has caused.
        await messagesHandled();
        await page.__portalRendered();
        await document.fonts.ready;
        await Promise.allSettled(loaded.map((image) => image.decode()));
        await page.__portalRendered();
      } while (imagesChanged(loaded) || document.querySelector('[data-loading]'));
      for (const animation of getAnimations.call(document)) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await page.__portalRendered();
      // The scroll position of a text longer than its field depends on earlier sizes of the page, so it is set here.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement) focused.scrollLeft = focused.scrollWidth;
      mutated = false;
      observer.takeRecords();
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      if (document.querySelector('dialog:modal')) {
        return { modal: true, area: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight } };
      }
      const { body, documentElement: root } = document;
      const width = Math.max(body.scrollWidth, root.scrollWidth, body.offsetWidth, root.offsetWidth);
      const height = Math.max(body.scrollHeight, root.scrollHeight, body.offsetHeight, root.offsetHeight);
      return { modal: false, area: { x: 0, y: 0, width, height } };
    },
  };
  page.__portalVisit = visit;
}
