// @ts-check
import { blockingTime, cumulativeShift } from './figures.mjs';
import { recorder } from './recorder.mjs';

/** @typedef {import('./recorder.mjs').Recorded} Recorded */
/** @typedef {import('playwright').Page} Page */

/**
 * The device and network on which builds are compared: a mid-range phone on slow 4G.
 */
export const PROFILE = {
  viewport: { width: 412, height: 915 },
  cpuSlowdown: 4,
  latencyMs: 150,
  downBitsPerSecond: 1_600_000,
};

/** The network is quiet when no request has been pending for this long. */
const QUIET_MS = 1000;
const TIMEOUT_MS = 60_000;

/**
 * @typedef {object} Load The figures of one load; times in ms since the navigation.
 * @property {number} jsKib Transferred JavaScript, compressed, until the network is quiet.
 * @property {number} scripts Requests for scripts that were not in the cache.
 * @property {number} requests All requests that were not in the cache.
 * @property {number} fcp First contentful paint.
 * @property {number} lcp Largest contentful paint.
 * @property {number} content When the content that the row waits for was painted; NaN when it waits for none.
 * @property {number} inPlace When the last change within the first viewport was painted.
 * @property {number} blocking Sum of what each long task takes beyond 50 ms.
 * @property {number} script Time in scripts.
 * @property {number} heapMib JavaScript heap after a garbage collection.
 * @property {number} cls Cumulative layout shift.
 */

/**
 * @typedef {object} Target What a row opens.
 * @property {string} path
 * @property {import('./recorder.mjs').Content} [content]
 */

/** @typedef {{ name: string, value: string }[]} Cookies */

/**
 * Creates a browser context with the profile's viewport.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {Cookies} cookies
 */
export async function newContext(browser, baseURL, cookies) {
  const context = await browser.newContext({
    baseURL,
    viewport: PROFILE.viewport,
    deviceScaleFactor: 1,
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL })));
  return context;
}

/**
 * Opens a page that is slowed down to the profile and records its load.
 * @param {import('playwright').BrowserContext} context
 * @param {import('./recorder.mjs').Content} [content]
 */
export async function openSlow(context, content) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: PROFILE.downBitsPerSecond / 8,
    uploadThroughput: -1,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.addInitScript(recorder, content ?? null);
  return { page, devtools };
}

/** @typedef {Awaited<ReturnType<typeof openSlow>>} SlowPage */

/**
 * Counts the requests of a page from now on, and tells whether the network is quiet.
 * @param {SlowPage} slow
 */
function countTransfer({ devtools }) {
  const transfer = { requests: 0, scripts: 0, jsBytes: 0 };
  /** @type {Map<string, string>} The URLs of pending requests, by request id. */
  const open = new Map();
  /** @type {string | undefined} */
  let mainFrame;
  /** @type {Set<string>} */
  const cached = new Set();
  /** @type {Set<string>} */
  const scripts = new Set();
  let lastEnd = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request }) => {
    if (!request.url.startsWith('http')) return;
    const navigates = requestId === loaderId;
    if (navigates) mainFrame ??= frameId;
    // Pending requests of the previous page are not always reported as failed.
    if (navigates && frameId === mainFrame) open.clear();
    open.set(requestId, request.url);
    transfer.requests += 1;
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
    if (cached.has(requestId)) transfer.requests -= 1;
    else if (response.mimeType.includes('javascript')) {
      scripts.add(requestId);
      transfer.scripts += 1;
    }
  });
  /** @param {string} requestId */
  function end(requestId) {
    if (open.delete(requestId)) lastEnd = performance.now();
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfer.jsBytes += encodedDataLength;
    end(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  const isQuiet = () => open.size === 0 && performance.now() - lastEnd >= QUIET_MS;
  return { transfer, isQuiet, onItsWay: () => [...open.values()] };
}

/**
 * Whether the page shows its heading, no placeholder in its first two viewport heights, and the content that the row
 * waits for. Content further down is fetched when it comes near. Runs in the page.
 * @param {import('./recorder.mjs').Content | null} content
 */
function isComplete(content) {
  const loads = (/** @type {Element} */ status) =>
    status.textContent?.startsWith('Loading') && status.getBoundingClientRect().top < 2 * innerHeight;
  return (
    document.querySelector('h1') !== null &&
    ![...document.querySelectorAll('[role="status"]')].some(loads) &&
    (content === null || document.querySelectorAll(content.selector).length >= content.count)
  );
}

const pause = (/** @type {number} */ ms) => new Promise((later) => setTimeout(later, ms));

/**
 * Waits until a page is complete and its network quiet. Completeness is checked only when the network is quiet, and
 * through CDP: Playwright's own script would take 150 ms of the slowed-down processor before the first paint.
 * @param {SlowPage} slow
 * @param {Target} target
 * @param {{ isQuiet: () => boolean, onItsWay: () => string[] }} network
 */
async function waitForPage({ page, devtools }, { content }, { isQuiet, onItsWay }) {
  const deadline = performance.now() + TIMEOUT_MS;
  const expression = `(${isComplete.toString()})(${JSON.stringify(content ?? null)})`;
  // Resolves when the page's main thread is free; fails when the page navigates meanwhile.
  const asked = () => devtools.send('Runtime.evaluate', { expression }).catch(() => null);
  for (;;) {
    while (!isQuiet()) {
      if (performance.now() > deadline) throw new Error(`${page.url()} still waits for ${onItsWay().join(', ')}.`);
      await pause(50);
    }
    if ((await asked())?.result.value === true && isQuiet()) return;
    if (performance.now() > deadline) throw new Error(`${page.url()} is not complete.`);
    await pause(50);
  }
}

/**
 * Returns what the recorder of a page has measured so far.
 * @param {Page} page
 * @returns {Promise<Recorded>}
 */
export function recordedBy(page) {
  return page.evaluate(() => {
    const { recorded } = /** @type {{ recorded: () => Recorded }} */ (/** @type {unknown} */ (window));
    return recorded();
  });
}

/**
 * Loads a path and waits until the page is complete and the network quiet.
 * @param {SlowPage} slow
 * @param {Target} target
 * @returns {Promise<{ load: Load, recorded: Recorded }>}
 */
export async function load(slow, target) {
  const { page, devtools } = slow;
  const { transfer, ...network } = countTransfer(slow);
  await page.goto(target.path, { waitUntil: 'commit' });
  await waitForPage(slow, target, network);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const recorded = await recordedBy(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { fcp, lcp, content, inPlace, longTasks, shifts } = recorded;
  return {
    recorded,
    load: {
      jsKib: transfer.jsBytes / 1024,
      scripts: transfer.scripts,
      requests: transfer.requests,
      fcp,
      lcp,
      content,
      inPlace,
      blocking: blockingTime(longTasks),
      script: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN),
      heapMib: usedSize / 1024 / 1024,
      cls: cumulativeShift(shifts),
    },
  };
}

/**
 * Presses a link or button and returns the milliseconds until the expected page has been painted. The click is dispatched
 * in the page, because a moving pointer would start the prefetch.
 * @param {Page} page
 * @param {string} press Selector of the link or button.
 * @param {{ path: string, heading: string, cards: number }} expected
 * @returns {Promise<number>}
 */
function changeRoute(page, press, expected) {
  return page.evaluate(
    async ({ press, path, heading, cards }) => {
      const isComplete = () =>
        location.pathname === path &&
        document.querySelector('main h1, header h1')?.textContent === heading &&
        document.querySelectorAll('main article').length === cards;
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      // Waits for mutations, not frames: a check in every frame would make the browser render while React yields.
      const changes = () =>
        new Promise((changed, fail) => {
          const late = setTimeout(fail, 30_000, new Error(`${press} leads to no ${path} with ${cards} cards`));
          const observer = new MutationObserver(() => {
            observer.disconnect();
            clearTimeout(late);
            changed(undefined);
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      const started = performance.now();
      const control = document.querySelector(press);
      if (!(control instanceof HTMLElement)) throw new Error(`there is no ${press}`);
      control.click();
      while (!isComplete()) await changes();
      // The page has been painted after the next frame.
      await frame();
      await new Promise((next) => setTimeout(next));
      return performance.now() - started;
    },
    { press, ...expected },
  );
}

/**
 * @typedef {object} Routes Two routes to change between.
 * @property {{ path: string, heading: string, cards: number }} home
 * @property {{ path: string, heading: string, cards: number }} list
 * @property {string} toList Selector of the link to the list.
 * @property {string} toHome
 */

/**
 * Opens the list twice: the first time its code is fetched (cold), the second time it is loaded (warm).
 * @param {Page} page
 * @param {Routes} routes
 */
export async function changeRoutes(page, { home, list, toList, toHome }) {
  const cold = await changeRoute(page, toList, list);
  await changeRoute(page, toHome, home);
  const warm = await changeRoute(page, toList, list);
  return { cold, warm };
}

/**
 * Measures in a slowed-down page of a new browser context; a row with `again` is visited once before.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('./rows.mjs').Row} row
 * @param {Cookies} cookies
 * @param {(slow: SlowPage) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function inContext(browser, url, row, cookies, measure) {
  const context = await newContext(browser, url, row.signedIn ? cookies : []);
  try {
    if (row.again) {
      const first = await openSlow(context, row.content);
      await load(first, row);
      await first.page.close();
    }
    return await measure(await openSlow(context, row.content));
  } finally {
    await context.close();
  }
}
