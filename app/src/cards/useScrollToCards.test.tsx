// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollToCards } from './useScrollToCards.ts';

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrollIntoView.mockReset();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function renderArea() {
  let scroll = () => undefined as void;
  function Area() {
    const { area, scroll: start } = useScrollToCards();
    scroll = start;
    return <div ref={area} />;
  }
  return { ...render(<Area />), scroll: () => scroll() };
}

test('the payment area scrolls into view after 100 ms, once for several changes', () => {
  const { scroll } = renderArea();
  act(scroll);
  vi.advanceTimersByTime(60);
  act(scroll);
  vi.advanceTimersByTime(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a page that was left does not scroll', () => {
  const { scroll, unmount } = renderArea();
  act(scroll);
  unmount();
  vi.advanceTimersByTime(100);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
