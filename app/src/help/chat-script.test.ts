// @vitest-environment jsdom
import { safeHref } from '@portal/mocks/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChat } from './chat-script.ts';

const SRC = safeHref('https://widget.chat.example/widget.js');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const script = () => document.querySelector('script');

/** Opens the chat; `states` is what is said about it. */
function open() {
  const states: string[] = [];
  return { states, close: openChat(SRC, (state) => states.push(state)) };
}

/** As the browser does when the page's policy refuses a URL. */
function refuse(blockedURI: string) {
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
}

test('the script is added once, and the chat is shown when it has loaded', () => {
  const { states } = open();
  expect(script()?.src).toBe(SRC);
  expect(script()?.async).toBe(true);
  expect(states).toEqual([]);
  script()?.dispatchEvent(new Event('load'));
  expect(states).toEqual(['shown']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that cannot be loaded is a failure, and is removed', () => {
  const { states } = open();
  script()?.dispatchEvent(new Event('error'));
  vi.runAllTimers();
  expect(states).toEqual(['failed']);
  expect(script()).toBeNull();
});

test('a script that does not come within 15 seconds is a failure, and what comes later is nothing', () => {
  const { states } = open();
  const late = script();
  vi.advanceTimersByTime(14_999);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  late?.dispatchEvent(new Event('load'));
  expect(states).toEqual(['failed']);
});

test.each(['https://widget.chat.example', SRC])(
  'what the policy refuses as %s is blocked, even if the script failed first',
  (uri) => {
    const { states } = open();
    script()?.dispatchEvent(new Event('error'));
    refuse(uri);
    vi.runAllTimers();
    expect(states).toEqual(['blocked']);
  },
);

test.each(['https://other.example/a.js', 'inline', ''])('a refusal of %j is none of the chat', (uri) => {
  const { states } = open();
  refuse(uri);
  script()?.dispatchEvent(new Event('load'));
  expect(states).toEqual(['shown']);
});

test('leaving removes the script and what it added, and nothing of the portal', () => {
  document.head.innerHTML = '<style id="before"></style>';
  document.body.innerHTML = '<div id="root"></div>';
  const { close } = open();
  script()?.dispatchEvent(new Event('load'));
  document.head.insertAdjacentHTML('beforeend', '<style id="theirs"></style><style data-styled id="ours"></style>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<iframe></iframe><div id="launcher"></div><div data-base-ui-portal id="dialog"></div>',
  );
  const ownCode = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: '/assets/a.js',
    id: 'code',
  });
  document.head.append(ownCode);
  close();
  expect([...document.querySelectorAll('[id], iframe, script')].map(({ id }) => id)).toEqual([
    'before',
    'ours',
    'code',
    'root',
    'dialog',
  ]);
});

test('leaving before it has loaded says nothing more', () => {
  const { states, close } = open();
  const late = script();
  close();
  late?.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(states).toEqual([]);
  expect(script()).toBeNull();
});
