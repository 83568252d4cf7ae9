// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const i18n = await createI18n('en');
const INTERVAL = 15_000;
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(...contents: string[]) {
  const messages = contents.map((content) => ({ id: content, content }));
  const carousel = createElement(BannerCarousel, { label: 'News', messages, onDismiss: () => undefined });
  render(createElement(I18nextProvider, { i18n }, carousel));
}
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
/** The message that is not inert; labels are their translation keys here, since there is no i18next. */
const inView = () => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('playing (DSH-45)', () => {
  test('changes every 15 s and wraps around', () => {
    show('one', 'two', 'three');
    const seen = [inView()];
    for (let turn = 0; turn < 4; turn += 1) {
      pass(INTERVAL - 1);
      expect(inView()).toBe(seen.at(-1));
      pass(1);
      seen.push(inView());
    }
    expect(seen).toEqual(['one', 'two', 'three', 'one', 'two']);
  });

  test('never with reduced motion, and has no pause button then', () => {
    reduced = true;
    show('one', 'two');
    pass(11 * INTERVAL);
    expect(inView()).toBe('one');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  test('never with one message', () => {
    show('one');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('stops', () => {
  const group = () => screen.getByRole('group', { name: 'News' });

  test('at Pause, and stays so when pointer and focus have gone, until Play', () => {
    show('one', 'two');
    const pause = screen.getByRole('button', { name: 'Pause' });
    pause.focus();
    press('Pause');
    pause.blur();
    pass(11 * INTERVAL);
    expect(inView()).toBe('one');
    press('Play');
    pass(INTERVAL);
    expect(inView()).toBe('two');
  });

  test('while the pointer is over it', () => {
    show('one', 'two');
    fireEvent.pointerEnter(group(), { pointerType: 'mouse' });
    pass(11 * INTERVAL);
    expect(inView()).toBe('one');
    fireEvent.pointerLeave(group());
    pass(INTERVAL);
    expect(inView()).toBe('two');
  });

  test('while focus is in it', () => {
    show('one', 'two');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(11 * INTERVAL);
    expect(inView()).toBe('one');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    pass(INTERVAL);
    expect(inView()).toBe('two');
  });

  test('permanently after a manual step', () => {
    show('one', 'two', 'three');
    press('Next');
    expect(inView()).toBe('two');
    pass(11 * INTERVAL);
    expect(inView()).toBe('two');
    press('Previous');
    press('Previous');
    expect(inView()).toBe('three');
  });
});
