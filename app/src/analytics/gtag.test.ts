// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let countView: (ids: readonly string[], pattern: string) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
  ({ countView } = await import('./gtag.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete window.dataLayer;
  history.replaceState(null, '', '/');
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const told = () => (window.dataLayer ?? []).map((words) => [...words]);
const views = () => told().filter(([word, name]) => word === 'event' && name === 'page_view');
const page = (path: string, referrer: string) => ({
  page_location: `http://localhost:3000${path}`,
  page_path: path,
  page_title: path,
  page_referrer: referrer,
});

describe('the first view', () => {
  test('lets the vendor in, under the first id, with no view counted by itself', () => {
    countView(['G-1A', 'UA-1-1'], '/Lesson/:id');
    const here = page('/Lesson/:id', '');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1A']);
    expect(told()).toEqual([
      ['js', expect.any(Date)],
      ['set', here],
      ['config', 'G-1A', { ...here, send_page_view: false }],
      ['config', 'UA-1-1', { ...here, send_page_view: false }],
      ['event', 'page_view', { ...here, send_to: ['G-1A', 'UA-1-1'] }],
    ]);
  });

  test('waits until the browser is idle', () => {
    let idle: () => void = () => expect.fail('not waited for');
    vi.stubGlobal('requestIdleCallback', (call: () => void) => (idle = call));
    countView(['G-1A'], '/');
    expect(scripts()).toEqual([]);
    idle();
    expect(scripts()).toHaveLength(1);
  });

  test('waits until the page has loaded', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    countView(['G-1A'], '/');
    expect(scripts()).toEqual([]);
    state.mockRestore();
    dispatchEvent(new Event('load'));
    expect(scripts()).toHaveLength(1);
  });

  test('names the site one came from, and no more of it', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://main.example/Enter?token=secret');
    countView(['G-1A'], '/');
    expect(views()).toMatchObject([['event', 'page_view', { page_referrer: 'https://main.example/' }]]);
  });
});

test('the next view is counted by the same script, coming from the last', () => {
  countView(['G-1A'], '/');
  countView(['G-1A'], '/Message');
  expect(scripts()).toHaveLength(1);
  expect(views().at(-1)).toEqual([
    'event',
    'page_view',
    { ...page('/Message', 'http://localhost:3000/'), send_to: ['G-1A'] },
  ]);
});

test('what stands in the address bar is never told', () => {
  history.replaceState(null, '', '/Message?token=secret#secret');
  countView(['G-1A'], '/Message');
  expect(JSON.stringify([told(), scripts()])).not.toContain('secret');
});

test.each(['/ForgotPassword/ResetPassword/:token', '/ProceedLogin/:token?'])('%s lets nobody in', (pattern) => {
  countView(['G-1A'], pattern);
  expect(scripts()).toEqual([]);
  expect(told()).toEqual([]);
});
