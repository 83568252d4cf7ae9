import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, launchArgs } from '../browser.mjs';
import { addRendered } from './rendered.mjs';
import { lookAtText } from './text.mjs';
import { textInPage } from './text-in-page.mjs';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
  page = await browser.newPage();
  await addRendered(page);
  await page.addInitScript(textInPage);
});
afterAll(() => browser.close());

async function faultsOf(body: string, widths = [320]): Promise<string[]> {
  await page.goto(
    `data:text/html,${encodeURIComponent(`<!doctype html><body style="margin: 8px; font: 16px sans-serif">${body}`)}`,
  );
  const faults: string[] = [];
  await lookAtText(page, widths, (fault, width) => faults.push(`${width}: ${fault}`));
  return faults;
}

const LONG = 'Pneumonoultramicroscopicsilicovolcanoconiosis';

test.each([
  [
    'a box of a fixed height',
    '<div style="height: 20px; overflow: hidden">One<br>Two</div>',
    '“Two” is cut by <div> “OneTwo”.',
  ],
  [
    'half a line at the edge',
    '<div style="height: 28px; overflow: clip; line-height: 20px">One<br>Two</div>',
    '“Two” is cut by <div> “OneTwo”.',
  ],
  [
    'a box of a fixed width',
    '<div style="width: 40px; overflow: hidden; white-space: nowrap">Continue</div>',
    '“Continue” is cut by <div> “Continue”.',
  ],
  [
    'an ellipsis without the whole name',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Continue</p>',
    '“Continue” is shortened, and its whole wording is nowhere.',
  ],
  [
    'a button over words',
    '<div style="position: relative">practice lessons<button style="position: absolute; left: 20px; top: 0">Go</button></div>',
    '“practice lessons” is covered by <button> “Go”.',
  ],
  [
    'words over words',
    '<p style="height: 0; margin: 0">First</p><p style="margin: 0">Other words</p>',
    '“First” is covered by <p> “Other words”.',
  ],
  [
    'a bar over the end of the page',
    '<main style="height: 900px; display: flex; align-items: end">The end</main><nav style="position: fixed; inset: auto 0 0; height: 64px; background: white">Menu</nav>',
    '“The end” is covered by <nav> “Menu”.',
  ],
  [
    'a list that also scrolls sideways',
    `<div style="height: 60px; overflow-y: auto"><p style="white-space: nowrap">${LONG} ${LONG}</p><p style="height: 90px">Two</p></div>`,
    `“${LONG} ${LONG.slice(0, 13)}…” is in a list that scrolls sideways too, <div> “${LONG} ${LONG.slice(0, 13)}…”.`,
  ],
  [
    'a bar that is wider than the screen',
    '<nav style="position: fixed; left: 0; bottom: 0; white-space: nowrap; padding-left: 290px">Log out</nav>',
    '“Log out” runs out of the screen.',
  ],
  [
    'words for screen readers at the end of a list make the page as long as the list',
    '<div style="height: 60px; overflow-y: auto"><p style="height: 900px">One</p><span style="position: absolute; overflow: hidden; clip-path: inset(50%)">New</span></div>',
    '<span> “New” does not scroll with the list that it stands in, which needs `position: relative`.',
  ],
])('a fault of the text: %s', async (_, body, fault) => {
  expect(await faultsOf(body)).toEqual([`320: ${fault}`]);
});

test('a page that is wider than the screen is so at the widths where it is', async () => {
  const wide = '“Wide” runs out of the screen.';
  expect(await faultsOf('<div style="width: 600px; text-align: end">Wide</div>', [320, 768])).toEqual([
    '320: The page is wider than the screen.',
    `320: ${wide}`,
  ]);
});

test.each([
  [
    'words for screen readers',
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Words</span>',
  ],
  [
    'words for screen readers, as older libraries hide them',
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)">Words</span>',
  ],
  [
    'the words of a busy button',
    '<button aria-busy="true" style="width: 20px; overflow: hidden; white-space: nowrap">Signing up</button>',
  ],
  ['decoration', '<div aria-hidden="true" style="width: 20px; overflow: hidden; white-space: nowrap">Continue</div>'],
  ['closed details', '<details><summary>More</summary>Words</details>'],
  ['a list below its fold', '<div style="height: 30px; overflow-y: auto"><p>One</p><p>Two</p><p>Three</p></div>'],
  ['a row of cards that scrolls sideways', `<div style="overflow-x: auto; white-space: nowrap">${LONG} ${LONG}</div>`],
  [
    'an ellipsis with its title',
    '<p title="Continue" style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Continue</p>',
  ],
  [
    'a link that covers its card',
    '<div style="position: relative"><p>Words</p><a href="%23" style="position: absolute; inset: 0" aria-label="Open"></a></div>',
  ],
  [
    'a title of two lines that is repeated below',
    '<h1 style="width: 100px; height: 1lh; overflow: hidden; text-overflow: ellipsis">A course of six weeks</h1><p>A course of six weeks</p>',
  ],
  [
    'the transparent radio button of a choice',
    '<label style="position: relative"><span>Dark</span><input type="radio" style="position: absolute; inset: 0; margin: 0; opacity: 0"></label>',
  ],
  [
    'the skip link while it has focus',
    '<p style="margin: 0">Courses</p><a href="%23" style="position: fixed; top: 0; left: 0; padding: 16px; background: white">Skip</a><script>document.querySelector("a").focus()</script>',
  ],
  [
    'a menu that a bar has opened',
    '<p>Words</p><nav style="position: fixed; inset: auto 0 0"><div style="position: fixed; inset: 0; background: gray"></div><ul style="position: relative; background: white">Menu</ul></nav>',
  ],
  [
    'the bar of a list that scrolls under it',
    '<div style="height: 60px; overflow-y: auto"><p>One</p><p>Two</p><p>Three</p><footer style="position: sticky; bottom: 0; background: white">Save</footer></div>',
  ],
  [
    'words for screen readers that scroll with their list',
    '<div style="position: relative; height: 60px; overflow-y: auto"><p style="height: 900px">One</p><span style="position: absolute; overflow: hidden; clip-path: inset(50%)">New</span></div>',
  ],
  [
    'what is behind a dialog',
    '<p>Words</p><dialog style="inset: 0; width: 300px; height: 300px">Dialog</dialog><script>document.querySelector("dialog").showModal()</script>',
  ],
  [
    'letters at the very edge of a tight line',
    '<div style="font-size: 32px; line-height: 1; overflow: hidden">Words</div>',
  ],
])('no fault: %s', async (_, body) => {
  expect(await faultsOf(body)).toEqual([]);
});
