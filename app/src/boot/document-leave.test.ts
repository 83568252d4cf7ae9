// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDocumentLeave, type WaitIfLeavingDocument } from './document-leave.ts';

const reload = vi.fn();
let waitIfLeavingDocument: WaitIfLeavingDocument;

/** The listeners of a test, which are those of one document. */
let listeners: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: listeners.signal }),
  );
  waitIfLeavingDocument = watchDocumentLeave(reload);
});
afterEach(() => {
  listeners.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
  reload.mockClear();
});

const fire = (type: string) => dispatchEvent(new Event(type, { cancelable: true }));
const transition = (type: string, persisted = false) => dispatchEvent(new PageTransitionEvent(type, { persisted }));

/** After how many milliseconds a failure of now is one; null = not within a minute. */
async function heldFor(): Promise<number | null> {
  const begin = performance.now();
  const held = waitIfLeavingDocument();
  if (!held) return 0;
  let heard: number | null = null;
  void held.then(() => (heard = performance.now() - begin));
  await vi.advanceTimersByTimeAsync(60_000);
  return heard;
}

test('a document that nobody leaves holds nothing', async () => {
  expect(await heldFor()).toBe(0);
});

test('a failure just before the document is hidden is none, nor is one after it', async () => {
  fire('beforeunload');
  const before = heldFor();
  transition('pagehide');
  expect(await before).toBeNull();
  expect(await heldFor()).toBeNull();
});

test.each([
  ['at once', 0, 10_000],
  ['after four seconds', 4000, 6000],
  ['when the next document comes late', 30_000, 1000],
  ['after more than a minute', 60_001, 0],
])('a document that stays after all tells of a failure, %s after it was asked', async (_when, passed, patience) => {
  fire('beforeunload');
  await vi.advanceTimersByTimeAsync(passed);
  expect(await heldFor()).toBe(patience);
});

test.each([
  ['a link to another page', '<a href="/Courses">', {}, 10_000],
  ['what is in one', '<a href="https://school.example/"><b>', {}, 10_000],
  ['a link to a part of this page', '<a href="#main">', {}, 0],
  ['a link into a new tab', '<a href="/Courses" target="_blank">', {}, 0],
  ['a download', '<a href="/week.ics" download="week.ics">', {}, 0],
  ['one that keeps the name of the server', '<a href="/week.ics" download>', {}, 0],
  ['an address of email', '<a href="mailto:school@example.com">', {}, 0],
  ['a link that opens in a new tab by a key', '<a href="/Courses">', { ctrlKey: true }, 0],
  ['a button', '<button>', {}, 0],
])('without such an event, a press on %s', async (_what, html, keys, patience) => {
  document.body.innerHTML = html;
  const innermost = [...document.body.querySelectorAll('*')].at(-1);
  innermost?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));
  expect(await heldFor()).toBe(patience);
});

test('a link that the portal follows itself does not leave the document', async () => {
  document.body.innerHTML = '<a href="/Courses">';
  const link = document.body.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(await heldFor()).toBe(0);
});

test('a document that comes back without what it waited for is loaded again, one that waited for nothing is not', async () => {
  fire('beforeunload');
  transition('pagehide', true);
  transition('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
  expect(await heldFor()).toBe(0);

  fire('beforeunload');
  void waitIfLeavingDocument();
  transition('pagehide', true);
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the end of the first load does not undo a press', async () => {
  fire('beforeunload');
  transition('pageshow');
  expect(await heldFor()).toBe(10_000);
});
