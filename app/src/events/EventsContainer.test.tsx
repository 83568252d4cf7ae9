// @vitest-environment jsdom
import { paths } from '@portal/domain/screens';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoObserver } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import EventsContainer from './EventsContainer.tsx';

const UPCOMING = 'Event/GetUpcomingEventGridJson';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page, which is being left for one whose code does not come. */
async function typeAndLeave() {
  const code = Promise.withResolvers<void>();
  let navigate: ReturnType<typeof useNavigate>;
  function OtherPages() {
    navigate = useNavigate();
    if (useLocation().pathname !== paths.events) use(code.promise);
    return null;
  }
  const { calls } = renderInPortal(
    <>
      <OtherPages />
      <EventsContainer />
    </>,
    { address: paths.events },
  );
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(calls(UPCOMING)).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'pte' } });
  await act(async () => navigate(paths.help));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(calls(UPCOMING)).toHaveLength(1);
  return { field, calls, back: () => act(async () => navigate(-1)) };
}

test('a search that was dropped as the student left is made once they are back before the next page appeared', async () => {
  const { calls, back } = await typeAndLeave();
  await back();
  await act(() => vi.advanceTimersByTimeAsync(300));
  await waitFor(() => expect(calls(UPCOMING)).toHaveLength(2));
  expect(calls(UPCOMING)[1]?.body).toMatchObject({ Keyword: 'pte' });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(calls(UPCOMING)).toHaveLength(2);
});

test('Enter makes it at once', async () => {
  const { field, calls, back } = await typeAndLeave();
  await back();
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(calls(UPCOMING)).toHaveLength(2));
});
