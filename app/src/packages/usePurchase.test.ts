// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import type { PurchaseTarget } from '@portal/domain/packages';
import type { ReservedTab } from '../portal/reserved-tab.ts';
import type { Services } from '../portal/services.ts';
import { changeCookies } from '../session/cookie-jar.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { usePurchase, type Purchase } from './usePurchase.ts';

const MAIN = 'https://main.example';
const CLASSES = 'Package/SetClass';
const RECORDS = 'Package/GetStudentPackage';
const ADD = 'Package/AddPackage';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

/* Packages of the catalogue, by the number of their classes. */
const NO_CLASS = 1011;
const ONE_CLASS = 1012;
const THREE_CLASSES = 1013;
const FREE = 1010;
const FREE_TWO_CLASSES = 1080;

const target = (packageId: number, more: Partial<PurchaseTarget> = {}): PurchaseTarget => ({
  packageId,
  free: [FREE, FREE_TWO_CLASSES].includes(packageId),
  renews: false,
  replacesProgress: false,
  replaced: null,
  ...more,
});

const openTab = vi.fn<Services['openTab']>();
const reserveTab = vi.fn<(text: string) => ReservedTab | null>();
const onAdded = vi.fn<() => void>();
let logged: MockInstance<typeof console.error>;
let tab: { open: ReturnType<typeof vi.fn<ReservedTab['open']>>; close: ReturnType<typeof vi.fn<() => void>> };

beforeEach(() => {
  tab = { open: vi.fn<ReservedTab['open']>(() => true), close: vi.fn<() => void>() };
  reserveTab.mockReset().mockReturnValue(tab);
  openTab.mockReset().mockReturnValue(window);
  onAdded.mockReset();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  changeCookies({ authorizationToken: null });
  vi.restoreAllMocks();
});

function draw(userName = 'mei', queries?: QueryClient) {
  const rendered = renderHookInPortal(() => usePurchase({ tabText: 'Opening', onAdded, reserveTab }), {
    userName,
    config: { mainAppUrl: MAIN },
    services: { openTab },
    ...(queries ? { queries } : {}),
  });
  const { result, backend, calls, unmount } = rendered;
  const press = (handle: (purchase: Purchase) => void) => act(() => handle(result.current));
  const settled = () => waitFor(() => expect(result.current.busyId).toBeNull());
  const sent = (path: string) => calls(path);
  return { purchase: () => result.current, press, settled, backend, sent, unmount, queries: rendered.queries };
}

const payment = (query: string) => `${MAIN}/Package/UpgradePackage?token=&existingPackage=false&${query}`;

describe('a paid package', () => {
  test.each([
    [NO_CLASS, `packageId=${NO_CLASS}`],
    [ONE_CLASS, `packageId=${ONE_CLASS}&classId=31`],
  ])('%d, with no class to choose: the tab of the press gets the address of the payment', async (id, query) => {
    const { press, purchase, settled, sent } = draw();
    press(({ take }) => take(target(id)));
    // In the turn of the press, while the lookup is pending.
    expect(reserveTab).toHaveBeenCalledTimes(1);
    await settled();
    expect(tab.open.mock.calls).toEqual([[payment(query)]]);
    expect(purchase().state).toMatchObject({ step: 'waiting', blocked: false });
    expect(sent(CLASSES)).toHaveLength(1);
    expect(openTab).not.toHaveBeenCalled();
  });

  test('with several classes: the tab is closed for the question, and another press opens the payment', async () => {
    const { press, purchase, settled } = draw();
    press(({ take }) => take(target(THREE_CLASSES)));
    await settled();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(purchase().state).toMatchObject({ step: 'class', classId: 33 });
    press(({ chooseClass }) => chooseClass(34));
    press(({ confirmClass }) => confirmClass());
    expect(openTab.mock.calls).toEqual([[payment(`packageId=${THREE_CLASSES}&classId=34`)]]);
    expect(purchase().state).toMatchObject({ step: 'waiting', blocked: false });
  });

  test('pressed twice, is looked up once, in one tab', async () => {
    const { purchase, settled, sent } = draw();
    act(() => {
      const { take } = purchase();
      take(target(NO_CLASS));
      take(target(NO_CLASS));
    });
    await settled();
    expect(reserveTab).toHaveBeenCalledTimes(1);
    expect(sent(CLASSES)).toHaveLength(1);
  });

  test.each([
    ['did not open', () => reserveTab.mockReturnValue(null)],
    ['was closed meanwhile', () => tab.open.mockReturnValue(false)],
  ])('whose tab %s, is behind a link', async (_name, block) => {
    block();
    const { press, purchase, settled } = draw();
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    expect(purchase().state).toMatchObject({ step: 'waiting', blocked: true, href: payment(`packageId=${NO_CLASS}`) });
  });

  test('can be opened again, and says when that is blocked', async () => {
    const { press, purchase, settled } = draw();
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    press(({ openAgain }) => openAgain());
    expect(openTab.mock.calls).toEqual([[payment(`packageId=${NO_CLASS}`)]]);
    expect(purchase().state).toMatchObject({ blocked: false });
    openTab.mockReturnValue(null);
    press(({ openAgain }) => openAgain());
    expect(purchase().state).toMatchObject({ step: 'waiting', blocked: true });
    press(({ close }) => close());
    expect(purchase().state).toEqual({ step: 'idle' });
  });

  test('has the token of the press in its address, each time: another tab may have replaced it', async () => {
    const { press, purchase, settled } = draw();
    press(({ take }) => take(target(ONE_CLASS)));
    await settled();
    changeCookies({ authorizationToken: 'renewed' });
    openTab.mockReturnValue(null);
    press(({ openAgain }) => openAgain());
    expect(openTab).toHaveBeenCalledWith(expect.stringMatching(/[?&]token=renewed(?:&|$)/));
    changeCookies({ authorizationToken: 'once more' });
    press(({ followLink }) => followLink());
    const { state } = purchase();
    expect(state).toMatchObject({ step: 'waiting', blocked: true });
    expect(state.step === 'waiting' && new URL(state.href).searchParams.get('token')).toBe('once more');
  });

  test('whose lookup fails: the tab is closed, nothing is said, and the next press tries again', async () => {
    const { press, purchase, settled, backend, sent } = draw();
    backend.faults.fail(CLASSES, REFUSED, 1);
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(purchase()).toMatchObject({ state: { step: 'idle' }, failure: null });
    expect(logged).toHaveBeenCalledWith('A package could not be taken', expect.objectContaining(REFUSED));
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    expect(purchase().state.step).toBe('waiting');
    expect(sent(CLASSES)).toHaveLength(2);
  });

  test('leaves no empty tab behind when the page is left', async () => {
    const { press, backend, unmount } = draw();
    backend.faults.fail(CLASSES, { kind: 'never' });
    press(({ take }) => take(target(NO_CLASS)));
    unmount();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });

  test('is looked up by one screen at a time: where that is pending, one opened anew reserves no tab', async () => {
    const left = draw();
    left.backend.faults.fail(CLASSES, { kind: 'never' });
    left.press(({ take }) => take(target(NO_CLASS)));
    left.unmount();
    const { press, purchase } = draw('mei', left.queries);
    expect(purchase().busyId).toBe(NO_CLASS);
    press(({ take }) => take(target(ONE_CLASS)));
    press(({ renew }) => renew({ packageId: 1060, free: false, item: { kind: 'course', id: 106 } }));
    expect(reserveTab).toHaveBeenCalledTimes(1);
  });

  test('can be taken once the lookup of a screen that was left has failed', async () => {
    const left = draw();
    left.backend.faults.fail(CLASSES, REFUSED, 1);
    left.press(({ take }) => take(target(NO_CLASS)));
    left.unmount();
    const { press, purchase, settled } = draw('mei', left.queries);
    await settled();
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    expect(purchase().state.step).toBe('waiting');
    expect(tab.open).toHaveBeenCalledTimes(1);
  });

  test('that is being paid keeps its tab when the page is left', async () => {
    const { press, settled, unmount } = draw();
    press(({ take }) => take(target(NO_CLASS)));
    await settled();
    unmount();
    expect(tab.close).not.toHaveBeenCalled();
  });
});

test('a package that replaces progress is asked for first, and nothing is sent until that is confirmed', async () => {
  const { press, purchase, settled, sent } = draw();
  press(({ take }) => take(target(ONE_CLASS, { replacesProgress: true })));
  expect(purchase().state.step).toBe('confirm');
  expect(sent(CLASSES)).toHaveLength(0);
  expect(reserveTab).not.toHaveBeenCalled();
  press(({ confirm }) => confirm());
  expect(reserveTab).toHaveBeenCalledTimes(1);
  await settled();
  expect(purchase().state.step).toBe('waiting');
});

describe('a free package', () => {
  test('is added without a tab', async () => {
    const { press, purchase, settled, sent } = draw('sam');
    press(({ take }) => take(target(FREE)));
    await settled();
    expect(reserveTab).not.toHaveBeenCalled();
    expect(sent(ADD).map(({ body }) => body)).toEqual([{ PackageId: FREE }]);
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(purchase().state).toEqual({ step: 'idle' });
  });

  test('that is being added when the page is left is told all the same', async () => {
    const { press, sent, unmount } = draw('sam');
    press(({ take }) => take(target(FREE)));
    await waitFor(() => expect(sent(ADD)).toHaveLength(1));
    unmount();
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  });

  test('with several classes is added with the chosen one, and after a failure again', async () => {
    const { press, purchase, settled, backend, sent } = draw('sam');
    press(({ take }) => take(target(FREE_TWO_CLASSES)));
    await settled();
    backend.faults.fail(ADD, REFUSED, 1);
    press(({ confirmClass }) => confirmClass());
    await settled();
    // The question stays, with what was chosen.
    expect(purchase().state).toMatchObject({ step: 'class', classId: 37 });
    expect(onAdded).not.toHaveBeenCalled();
    press(({ chooseClass }) => chooseClass(38));
    press(({ confirmClass }) => confirmClass());
    await settled();
    expect(sent(ADD).map(({ body }) => body)).toEqual([
      { PackageId: FREE_TWO_CLASSES, ClassId: 37 },
      { PackageId: FREE_TWO_CLASSES, ClassId: 38 },
    ]);
    expect(onAdded).toHaveBeenCalledTimes(1);
  });
});

describe('a renewal', () => {
  const course = (id: number) => ({ kind: 'course', id }) as const;

  test('without another package of the course goes on to its payment', async () => {
    const { press, purchase, settled, sent } = draw();
    press(({ renew }) => renew({ packageId: 1060, free: false, item: course(106) }));
    expect(reserveTab).toHaveBeenCalledTimes(1);
    await settled();
    expect(sent(RECORDS)).toHaveLength(1);
    expect(tab.open.mock.calls).toEqual([[payment('packageId=1060')]]);
    expect(purchase().state.step).toBe('waiting');
  });

  test('that replaces the package of the course asks first, and names it to the payment', async () => {
    const { press, purchase, settled } = draw();
    press(({ renew }) => renew({ packageId: ONE_CLASS, free: false, item: course(101) }));
    await settled();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(purchase().state).toMatchObject({ step: 'confirm', target: { replaced: NO_CLASS } });
    press(({ confirm }) => confirm());
    await settled();
    expect(tab.open.mock.calls).toEqual([[payment(`packageId=${ONE_CLASS}&oldPackageId=${NO_CLASS}&classId=31`)]]);
  });

  test('of a free package is added as a renewal', async () => {
    const { press, settled, sent } = draw();
    press(({ renew }) => renew({ packageId: FREE, free: true, item: course(101) }));
    await settled();
    press(({ confirm }) => confirm());
    await settled();
    expect(sent(ADD).map(({ body }) => body)).toEqual([{ PackageId: FREE, IsRenewPackage: true }]);
    expect(reserveTab).not.toHaveBeenCalled();
  });

  test('whose records cannot be looked up says why, until it is tried again', async () => {
    const { press, purchase, settled, backend } = draw();
    backend.faults.fail(RECORDS, REFUSED, 1);
    press(({ renew }) => renew({ packageId: 1060, free: false, item: course(106) }));
    await settled();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(purchase().failure).toMatchObject({ packageId: 1060, failure: { kind: 'rejected' } });
    press(({ renew }) => renew({ packageId: 1060, free: false, item: course(106) }));
    await settled();
    expect(purchase()).toMatchObject({ failure: null, state: { step: 'waiting' } });
  });
});
