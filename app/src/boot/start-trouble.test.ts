// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchStart } from './start-trouble.ts';
import { restoreTypedName } from './typed-name.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<div id="root">The placeholder</div>';
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const root = () => document.querySelector('#root')?.textContent;

/** A script of the page cannot be fetched. */
function fail(type: string): void {
  const script = Object.assign(document.createElement('script'), { type });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

test('a file of the first scripts that cannot be fetched is said in place of the placeholder', async () => {
  stop = watchStart(() => undefined);
  fail('module');
  await expect.poll(root).toMatch(/^This page could not be loaded\./);
});

test('a script of others may fail', async () => {
  const waitIfLeavingDocument = vi.fn(() => undefined);
  stop = watchStart(waitIfLeavingDocument);
  fail('text/javascript');
  expect(waitIfLeavingDocument).not.toHaveBeenCalled();
  expect(root()).toBe('The placeholder');
});

test('while the document is being left the placeholder stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  stop = watchStart(() => promise);
  fail('module');
  await new Promise((later) => setTimeout(later));
  expect(root()).toBe('The placeholder');
  resolve();
  await expect.poll(root).toMatch(/^This page could not be loaded\./);
});

describe('code that takes long', () => {
  /** Tells that something has come. */
  let arrive: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(hear: () => void) {
          arrive = hear;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
  const retry = () => document.querySelector('button');

  test('is said after ten seconds; a new try is offered when nothing has come for as long', () => {
    stop = watchStart(() => undefined);
    vi.advanceTimersByTime(9000);
    arrive();
    expect(said()).toBe('');
    vi.advanceTimersByTime(1000);
    expect(said()).toMatch(/^Still loading\./);
    vi.advanceTimersByTime(8999);
    expect(retry()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(retry()?.textContent).toBe('Try again 重试');
  });

  test('is said and offered together where nothing comes at all', () => {
    stop = watchStart(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect([said(), retry()?.textContent]).toEqual([expect.stringMatching(/^Still loading\./), 'Try again 重试']);
  });

  test('is said in a new body where the document broke off in its head, not while that is still coming', () => {
    // Other files share the window: they get back what is theirs, and the real `open` would take their listeners away.
    const ofOthers = [document.head, document.body];
    vi.spyOn(document, 'open').mockImplementation(() => {
      document.documentElement.innerHTML = '';
      return null;
    });
    vi.spyOn(document, 'close').mockReturnValue();
    document.documentElement.innerHTML = '<head><meta name="viewport" /><style></style></head>';
    document.body.remove();
    stop = watchStart(() => undefined);
    document.querySelector('style')?.append('a {}');
    vi.advanceTimersByTime(19_999);
    const before = document.querySelector('body');
    vi.advanceTimersByTime(1);
    const { body, head } = document;
    document.documentElement.replaceChildren(...ofOthers);
    expect(before).toBeNull();
    expect(body.textContent).toMatch(/^Still loading\..*Try again 重试$/);
    expect(head.innerHTML).toBe('<meta name="viewport">');
  });
});

test('a new try has the user name that was typed, once, and nothing of the password', async () => {
  const form = '<input name="userName" /><input name="password" />';
  document.body.innerHTML = `<div id="root">${form}</div>`;
  for (const field of document.querySelectorAll('input')) field.value = `typed as ${field.name}`;
  stop = watchStart(() => undefined);
  fail('module');
  await expect.poll(root).toMatch(/^This page could not be loaded\./);
  expect(Object.values(sessionStorage)).toEqual(['typed as userName']);
  const restored = () => {
    const placeholder = Object.assign(document.createElement('div'), { innerHTML: form });
    restoreTypedName(placeholder);
    return [...placeholder.querySelectorAll('input')].map(({ value }) => value);
  };
  expect(restored()).toEqual(['typed as userName', '']);
  expect(restored()).toEqual(['', '']);
});
