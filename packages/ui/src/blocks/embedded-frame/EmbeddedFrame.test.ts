// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/index.ts';
import { EmbeddedFrame, type EmbeddedFrameProps } from './EmbeddedFrame.tsx';
import type { SafeHref } from '../../links/index.ts';

const i18n = await createI18n('en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SRC = 'https://notes.example/app' as SafeHref;
function page(more: Partial<EmbeddedFrameProps> = {}) {
  const failed = { title: 'It did not load', text: 'Try again.', open: 'Open it' };
  const frame = createElement(EmbeddedFrame, { title: 'app', src: SRC, height: 420, failed, ...more });
  return createElement(I18nextProvider, { i18n }, frame);
}
const draw = (more?: Partial<EmbeddedFrameProps>) => render(page(more));
const frame = () => screen.getByTitle('app');
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const failure = () => screen.queryByRole('alert');
const isLoading = () => screen.queryByRole('status')?.textContent === 'Loading';

describe('a page in a frame', () => {
  test('is waited for, shown when it has loaded, and then nothing is timed any more', () => {
    const ref = createRef<HTMLIFrameElement>();
    draw({ ref });
    expect(isLoading()).toBe(true);
    wait(14_999);
    expect(failure()).toBeNull();
    fireEvent.load(frame());
    expect(isLoading()).toBe(false);
    wait(60_000);
    expect(failure()).toBeNull();
    expect(ref.current).toBe(frame());
    expect(frame().style.height).toBe('420px');
  });

  test('that does not come within 15 seconds is said, with the way to a tab of its own', () => {
    draw({ fallbackAction: 'Another way' });
    expect(screen.queryByText('Another way')).toBeNull();
    wait(15_000);
    expect(isLoading()).toBe(false);
    expect(failure()?.textContent).toContain('It did not load');
    expect(screen.getByRole('link').getAttribute('href')).toBe(SRC);
    screen.getByText('Another way');
  });

  test('is shown all the same when it comes later', () => {
    draw();
    wait(20_000);
    fireEvent.load(frame());
    expect(failure()).toBeNull();
  });

  test('is loaded anew by a retry, which has 15 seconds again and keeps focus near', () => {
    const onRetry = vi.fn<() => void>();
    const { container } = draw({ onRetry });
    wait(15_000);
    const before = frame();
    fireEvent.click(screen.getByRole('button'));
    expect(frame()).not.toBe(before);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(isLoading()).toBe(true);
    expect(container.contains(document.activeElement)).toBe(true);
    wait(14_999);
    expect(failure()).toBeNull();
    wait(1);
    expect(failure()).not.toBeNull();
  });

  test('at another address is another page', () => {
    const { rerender } = draw();
    const before = frame();
    fireEvent.load(before);
    rerender(page({ src: `${SRC}?lang=zh-CN` as SafeHref }));
    expect(frame()).not.toBe(before);
    expect(isLoading()).toBe(true);
  });

  test('without an address is said at once, without a frame and without a link', () => {
    draw({ src: null });
    expect(failure()).not.toBeNull();
    expect(screen.queryByTitle('app')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the frame', () => {
  test('tells another origin no more than ours, and lets it do what a page of its own could', () => {
    draw();
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame().getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-modals',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ]);
  });

  test.each([`${location.origin}/app`, '/app'])('of our own origin has no box, which would be none: %s', (src) => {
    draw({ src: src as SafeHref });
    expect(frame().hasAttribute('sandbox')).toBe(false);
  });
});
