// @vitest-environment jsdom
import { personas } from '@portal/mocks/personas';
import { ToastProvider } from '@portal/ui/kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CardsPanelContainer from './CardsPanelContainer.tsx';
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

/** Presses the last one of these: the first card is the default one. */
async function press(button: string) {
  const found = await screen.findAllByText((text, element) => [text, element?.ariaLabel].includes(button), {
    selector: 'button, button *',
  });
  fireEvent.click(found.at(-1) ?? expect.fail());
}

test.each([
  ['a card is removed', ['Remove', 'Remove card']],
  ['another card is the default one', ['Set as default']],
  ['another page is shown', ['Next page']],
])('the payment area scrolls into view once %s (002 §9)', async (_name, buttons) => {
  vi.useRealTimers();
  onTestFinished(stubDialogs());
  renderInPortal(
    <ToastProvider>
      <CardsPanelContainer />
    </ToastProvider>,
    { userName: personas.many.userName },
  );
  for (const button of buttons) await press(button);
  const area = expect.objectContaining({ textContent: expect.stringContaining('Payment cards') });
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([area]));
});
