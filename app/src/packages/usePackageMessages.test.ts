// @vitest-environment jsdom
import { useActivePackages, useExpiredPackages } from '@portal/data/packages';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { usePackageMessages } from './usePackageMessages.ts';

afterEach(cleanup);

const ACTIVE = 'Package/GetActivePackageGridJson';
const EXPIRED = 'Package/GetExpiredPackageGridJson';
const PAGE = { page: 0, size: 10 } as const;

test.each([
  [{ ReloadCurrentPage: true, key: 'packages-active' }, 2, 1, 0],
  [{ ReloadCurrentPage: true, key: 'packages-expired' }, 1, 2, 0],
  [{ ReloadCurrentPage: true }, 2, 2, 0],
  [{ ReloadPackage: true }, 1, 1, 1],
  [{ ReloadPackage: false }, 1, 1, 0],
  [{ ReloadCurrentPage: true, key: 'cards' }, 1, 1, 0],
])('after %j the active packages were fetched %d times, the others %d, and %d were paid', async (data, ...expected) => {
  const onPaid = vi.fn<() => void>();
  const { result, calls } = renderHookInPortal(() => {
    usePackageMessages(onPaid);
    return [useActivePackages(PAGE, true), useExpiredPackages(PAGE, true)];
  });
  const ready = () => result.current.every(({ loadable, isFetching }) => loadable.status === 'ready' && !isFetching);
  await waitFor(() => expect(ready()).toBe(true));
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: null }));
  await waitFor(() => {
    expect(ready()).toBe(true);
    expect([calls(ACTIVE).length, calls(EXPIRED).length, onPaid.mock.calls.length]).toEqual(expected);
  });
});
