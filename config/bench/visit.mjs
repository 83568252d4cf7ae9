// @ts-check

/**
 * The device and network on which builds are compared: a mid-range phone on slow 4G.
 */
export const PROFILE = {
  viewport: { width: 412, height: 915 },
  cpuSlowdown: 4,
  latencyMs: 150,
  downBitsPerSecond: 1_600_000,
};

/**
 * @typedef {object} Load The figures of one cold load.
 * @property {number} jsKib Transferred JavaScript, compressed.
 * @property {number} requests
 * @property {number} fcp First contentful paint, ms.
 * @property {number} lcp Largest contentful paint, ms.
 * @property {number} blocking Time beyond 50 ms of every long task, ms.
 * @property {number} heapMib JavaScript heap after a collection.
 */

/**
 * A page of a new browser context, slowed down to the profile.
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {{ name: string, value: string }[]} cookies
 */
export async function openSlow(browser, baseURL, cookies) {
  const context = await browser.newContext({ baseURL, viewport: PROFILE.viewport, deviceScaleFactor: 1 });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL })));
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
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  return { context, page, devtools };
}

/** @typedef {Awaited<ReturnType<typeof openSlow>>} SlowPage */

/**
 * Counts the requests of a page from now on.
 * @param {SlowPage} slow
 */
function countTransfer({ devtools }) {
  const transfer = { requests: 0, jsBytes: 0 };
  /** @type {Set<string>} */
  const scripts = new Set();
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) transfer.requests += 1;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfer.jsBytes += encodedDataLength;
  });
  return transfer;
}

/**
 * Loads a path and waits until the page is complete and the network idle.
 * @param {SlowPage} slow
 * @param {string} path
 * @param {(page: import('playwright').Page) => Promise<void>} ready
 * @returns {Promise<Load>}
 */
export async function load(slow, path, ready) {
  const { page, devtools } = slow;
  const transfer = countTransfer(slow);
  await page.goto(path, { waitUntil: 'commit' });
  await ready(page);
  await page.waitForLoadState('networkidle');
  const { fcp, lcp, blocking } = await page.evaluate(() => {
    const { seen } = /** @type {{ seen: { lcp: number, blocking: number } }} */ (/** @type {unknown} */ (window));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { fcp: paint?.startTime ?? Number.NaN, ...seen };
  });
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    jsKib: transfer.jsBytes / 1024,
    requests: transfer.requests,
    fcp,
    lcp,
    blocking,
    heapMib: usedSize / 1024 / 1024,
  };
}

/**
 * Presses a link or button and returns the milliseconds until the expected page has been painted. The click is dispatched
 * in the page, because a moving pointer would start the prefetch.
 * @param {import('playwright').Page} page
 * @param {string} press Selector of the link or button.
 * @param {{ path: string, heading: string, cards: number }} expected
 * @returns {Promise<number>}
 */
export function changeRoute(page, press, expected) {
  return page.evaluate(
    async ({ press, path, heading, cards }) => {
      const isComplete = () =>
        location.pathname === path &&
        document.querySelector('main h1, header h1')?.textContent === heading &&
        document.querySelectorAll('main article').length === cards;
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const started = performance.now();
      const control = document.querySelector(press);
      if (!(control instanceof HTMLElement)) throw new Error(`there is no ${press}`);
      control.click();
      while (!isComplete()) await frame();
      // The page has been painted after the next frame.
      await frame();
      await new Promise((next) => setTimeout(next));
      return performance.now() - started;
    },
    { press, ...expected },
  );
}
