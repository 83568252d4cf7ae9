// @ts-check
/** Measures how smoothly large lists scroll once they are mounted. */
import { percentile } from './figures.mjs';
import { load, newContext, openSlow, recordedBy } from './visit.mjs';

/** @typedef {import('./host.mjs').Host} Host */

/**
 * @typedef {object} ListFigures
 * @property {number} rows Rows in the DOM after scrolling.
 * @property {number} longest The longest task after the mount, ms; 0 when all are shorter than 50 ms.
 * @property {number} p95 95th percentile of the frame times while scrolling, ms.
 */

/**
 * @typedef {object} List
 * @property {string} name
 * @property {string} path
 * @property {string} userName
 * @property {string} rows Selector of its rows.
 * @property {string} [press] Selector of an element to press first.
 * @property {string} [more] Selector of an element to press repeatedly until it is gone.
 * @property {{ call: string, grow: (value: any) => unknown }} [answer] A call, and how its response is enlarged.
 */

/**
 * Repeats rows until there are `count` of them, each with its own id.
 * @param {any[]} rows
 * @param {number} count
 */
const repeated = (rows, count) =>
  Array.from({ length: count }, (_, i) => ({ ...rows[i % rows.length], Id: 100_000 + i }));

/** @type {List[]} */
export const LISTS = [
  {
    name: '5,000 events',
    path: '/Event',
    userName: 'mei',
    rows: 'main li',
    answer: {
      call: 'Event/GetUpcomingEventGridJson',
      // Pages count days: ten of them hold everything.
      grow: ({ rows }) => {
        const days = rows.slice(0, 10);
        const events = days.flatMap((/** @type {any} */ day) => day.Events);
        return {
          rows: days.map((/** @type {any} */ day) => ({ ...day, Events: repeated(events, 5000 / days.length) })),
          total: days.length,
        };
      },
    },
  },
  {
    name: '5,000 recordings',
    path: '/LiveClassList?tab=liveclassesLibrary&course=101',
    userName: 'mei',
    rows: 'main li',
    answer: {
      call: 'LiveClassLibrary/GetActiveLiveClassLibrary',
      grow: ({ rows }) => ({ rows: repeated(rows, 5000), total: 5000 }),
    },
  },
  {
    name: '2,000 lessons',
    path: '/Lesson/1000?module=90',
    userName: 'max',
    rows: '[data-lesson]',
    press: '[aria-label="Expand all"]',
  },
  {
    name: '500 messages',
    path: '/Message',
    userName: 'mei',
    rows: 'main li',
    press: 'main li a',
    more: 'main button:has-text("Load older")',
    answer: { call: 'Message/GetMessageDetailsJson', grow: (entries) => repeated(entries, 500) },
  },
  { name: '200 packages', path: '/AddBuyCourse', userName: 'max', rows: 'main li' },
];

/**
 * Scrolls down the element with the most scrollable content for 180 frames; returns the duration of each frame in ms.
 * @param {import('playwright').Page} page
 * @returns {Promise<number[]>}
 */
function scroll(page) {
  return page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    const room = (/** @type {Element} */ element) => element.scrollHeight - element.clientHeight;
    const scrollable = [...document.querySelectorAll('main *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    const box = [root, ...scrollable].reduce((best, element) => (room(element) > room(best) ? element : best));
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const times = [];
    const down = { frames: 180, step: 60 };
    let last = Number(await frame());
    for (let i = 0; i < down.frames; i += 1) {
      box.scrollTop += down.step;
      const now = Number(await frame());
      times.push(now - last);
      last = now;
    }
    return times;
  });
}

/**
 * Waits until the list has been mounted: no new elements and no long task for half a second.
 * @param {import('playwright').Page} page
 */
async function settled(page) {
  const stateOf = async () => {
    const { longTasks } = await recordedBy(page);
    return `${longTasks.length} ${await page.locator('*').count()}`;
  };
  let before = '';
  for (let now = await stateOf(); now !== before; now = await stateOf()) {
    before = now;
    await new Promise((later) => setTimeout(later, 500));
  }
}

/**
 * Presses the first element of a selector until there is none.
 * @param {import('playwright').Page} page
 * @param {string} selector
 */
async function pressAll(page, selector) {
  const found = page.locator(selector);
  while ((await found.count()) > 0) {
    await found.first().click();
    await settled(page);
  }
}

/**
 * Opens a large list and scrolls it.
 * @param {import('playwright').Browser} browser
 * @param {Host} host
 * @param {List} list
 * @param {import('./visit.mjs').Cookies} cookies
 * @returns {Promise<ListFigures>}
 */
export async function measureList(browser, host, { path, rows, press, more, answer }, cookies) {
  if (answer) host.change(answer.call, answer.grow);
  const context = await newContext(browser, host.url, cookies);
  try {
    const slow = await openSlow(context);
    const { page } = slow;
    await load(slow, { path });
    if (press) await page.locator(press).first().click();
    await page.locator(rows).nth(2).waitFor();
    await settled(page);
    if (more) await pressAll(page, more);
    // Moves the pointer off the rows: a phone has none that could hover over them.
    await page.mouse.move(0, 0);
    const mounted = await page.evaluate(() => performance.now());
    const times = await scroll(page);
    const { longTasks } = await recordedBy(page);
    return {
      rows: await page.locator(rows).count(),
      longest: Math.max(0, ...longTasks.filter(({ at }) => at >= mounted).map(({ duration }) => duration)),
      p95: percentile(times, 0.95),
    };
  } finally {
    host.changeNothing();
    await context.close();
  }
}
