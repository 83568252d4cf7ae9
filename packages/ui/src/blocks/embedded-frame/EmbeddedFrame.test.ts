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
  test('shows a skeleton, then the page once it has loaded, and does not time out after that', () => {
    const ref = createRef<HTMLIFrameElement>();
    renderFrame({ ref });
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

  test('that does not load within 15 seconds shows an error with a link to a new tab', () => {
    renderFrame({ fallbackAction: 'Another way' });
    expect(screen.queryByText('Another way')).toBeNull();
    wait(15_000);
    expect(isLoading()).toBe(false);
    expect(failure()?.textContent).toContain('It did not load');
    expect(screen.getByRole('link').getAttribute('href')).toBe(SRC);
    screen.getByText('Another way');
  });

  test('is still shown when it loads later', () => {
    renderFrame();
    wait(20_000);
    fireEvent.load(frame());
    expect(failure()).toBeNull();
  });

  test('is reloaded by a retry, which has 15 seconds again and keeps focus near', () => {
    const onRetry = vi.fn<() => void>();
    const { container } = renderFrame({ onRetry });
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

  test('with a new URL loads a new frame', () => {
    const { rerender } = renderFrame();
    const before = frame();
    fireEvent.load(before);
    rerender(page({ src: `${SRC}?lang=zh-CN` as SafeHref }));
    expect(frame()).not.toBe(before);
    expect(isLoading()).toBe(true);
  });

  test('without a URL shows the error at once, without a frame and without a link', () => {
    renderFrame({ src: null });
    expect(failure()).not.toBeNull();
    expect(screen.queryByTitle('app')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the frame', () => {
  test('sends another origin only our origin as referrer, and sandboxes it', () => {
    renderFrame();
    expect(frame().getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(frame().getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test.each([`${location.origin}/app`, '/app'])('of our own origin has no box, which would be none: %s', (src) => {
    renderFrame({ src: src as SafeHref });
    expect(frame().hasAttribute('sandbox')).toBe(false);
  });
});
