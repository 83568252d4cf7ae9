// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStart } from './start-trouble.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<div id="root">The placeholder</div>';
});
afterEach(() => {
  stop();
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
  const untilStaying = vi.fn(() => undefined);
  stop = watchStart(untilStaying);
  fail('text/javascript');
  expect(untilStaying).not.toHaveBeenCalled();
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
