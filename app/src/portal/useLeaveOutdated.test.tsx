// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/domain/screens';
import type { SafeHref } from '@portal/domain/shared';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStartAgain } from '../packages/useStartAgain.ts';
import SingleLogoutContainer from '../session/SingleLogoutContainer.tsx';
import DeviceDataContainer from '../shell/DeviceDataContainer.tsx';
import GatePage from '../shell/GatePage.tsx';
import { stubDialogs } from '../testing/dialogs.ts';
import { createTestSessionStore } from '../testing/create-test-services.ts';
import { renderHookInPortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { useLeaveOutdated, type Services } from './services.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return stubDialogs();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (persisted: boolean) => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

function makeWays() {
  return { leave: vi.fn<Services['leave']>(), reload: vi.fn<Services['reload']>() };
}

test('a page that was left reloads when it is restored, not when it is shown for the first time', () => {
  const ways = makeWays();
  const { result } = renderHookInPortal(useLeaveOutdated, { services: ways });
  result.current(paths.help);
  show(false);
  expect(ways.reload).not.toHaveBeenCalled();
  show(true);
  expect(ways.reload).toHaveBeenCalledOnce();
});

test('a page that was left by something else stays as it is', () => {
  const ways = makeWays();
  renderHookInPortal(useLeaveOutdated, { services: ways });
  show(true);
  expect(ways.reload).not.toHaveBeenCalled();
});

const GATE = 'https://main.example/TimeZoneChecker' as SafeHref;

function Purchase() {
  const startAgain = useStartAgain();
  return (
    <button type="button" onClick={startAgain}>
      Buy
    </button>
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test.each<[string, ReactElement, () => Promise<unknown>, string]>([
  ['a gate', <GatePage key="gate" gate="timeZone" href={GATE} />, async () => undefined, GATE],
  ['/SingleLogout', <SingleLogoutContainer key="logout" />, async () => undefined, '/Login'],
  ['a purchase', <Purchase key="purchase" />, () => press('Buy'), '/'],
  [
    'a device that was told to forget',
    <DeviceDataContainer key="device" />,
    async () => {
      await press('Forget this device');
      await press('Forget');
    },
    '/',
  ],
])('so does the page of %s', async (_name, page, leave, expected) => {
  const ways = makeWays();
  const session = createTestSessionStore({ endHere: async () => undefined });
  renderInPortal(page, { services: { ...ways, session } });
  await leave();
  await waitFor(() => expect(ways.leave).toHaveBeenCalledWith(expected));
  show(true);
  expect(ways.reload).toHaveBeenCalledOnce();
});
