// @vitest-environment jsdom
import type { CalendarItem } from '@portal/domain/calendar';
import { calendarItems } from '@portal/mocks/fixtures';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CalendarLiveClassContainer from './CalendarLiveClassContainer.tsx';

let takeAway = () => {};
beforeEach(() => {
  takeAway = stubDialogs();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  takeAway();
});

const item = calendarItems.registered as CalendarItem & { kind: 'liveClass' };

test('a class that no longer exists after a change offers nothing more to do', async () => {
  const { backend, calls } = renderInPortal(<CalendarLiveClassContainer item={item} onClose={() => undefined} />);
  backend.faults.fail('LiveClass/GetLiveClassEvent', {
    kind: 'body',
    body: JSON.stringify({ IsSuccess: true, Value: null }),
  });
  const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel registration' }));
  expect(button('Add to calendar')).not.toBeNull();
  const question = await screen.findByRole('dialog', { name: 'Cancel your registration?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel registration' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(calls('LiveClass/GetLiveClassEvent')).toHaveLength(1));
  await waitFor(() => expect(button('Cancel registration')).toBeNull());
  for (const name of ['Sign up', 'Add to calendar', 'Updating']) expect(button(name)).toBeNull();
});

test('a class that cannot be refetched after registering is not offered again, until it can (OPEN-95)', async () => {
  const open = calendarItems.open as typeof item;
  const { backend } = renderInPortal(<CalendarLiveClassContainer item={open} onClose={() => undefined} />);
  backend.faults.fail('LiveClass/GetLiveClassEvent', { kind: 'status', status: 500 }, 1);
  const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  for (const name of ['Sign up', 'Cancel registration']) expect(button(name)).toBeNull();
  fireEvent.click(again);
  await screen.findByRole('button', { name: 'Cancel registration' });
  for (const name of ['Sign up', 'Try again']) expect(button(name)).toBeNull();
});
