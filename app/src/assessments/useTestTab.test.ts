// @vitest-environment jsdom
import { safeUrl } from '@portal/domain/shared';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../portal/services.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useTestTab } from './useTestTab.ts';

const MAIN = 'https://www.school.example';
const START = safeUrl(`${MAIN}/DiagnosticTest/StartPage`, MAIN, MAIN) ?? expect.fail('no address');
const reload = { ReloadCurrentPage: true };

const openTab = vi.fn<Services['openTab']>();

beforeEach(() => {
  openTab.mockReset().mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Another window, as a tab would be. */
function anotherWindow(): Window {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  return contentWindow ?? expect.fail('no window');
}

function arrives(data: unknown, origin: string, source: MessageEventSource | null) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

function draw() {
  const onReload = vi.fn<() => void>();
  const { result, unmount } = renderHookInPortal(() => useTestTab(onReload), {
    config: { mainAppUrl: MAIN },
    services: { openTab },
  });
  return { onReload, tab: () => result.current, unmount };
}

/** A tab that this window opened, by a script or by a link. */
function ownTab(): Window {
  const tab = anotherWindow();
  Object.defineProperty(tab, 'opener', { value: window });
  return tab;
}

/** The page after the student has opened the test in a tab. */
function opened() {
  const page = draw();
  const tab = ownTab();
  openTab.mockReturnValue(tab);
  act(() => page.tab().open(START));
  return { ...page, opened: tab };
}

describe('the tab of a test', () => {
  test('is asked for with the address, once a press', () => {
    const page = draw();
    openTab.mockReturnValue(anotherWindow());
    act(() => page.tab().open(START));
    expect(openTab.mock.calls).toEqual([[START]]);
    expect(page.tab().blocked).toBeNull();
  });

  test('that the browser blocked is told, until one opens', () => {
    const page = draw();
    act(() => page.tab().open(START));
    expect(page.tab().blocked).toBe(START);
    openTab.mockReturnValue(anotherWindow());
    act(() => page.tab().open(START));
    expect(page.tab().blocked).toBeNull();
  });
});

describe('its messages', () => {
  test('say that the link for a blocked tab was followed', () => {
    const page = draw();
    act(() => page.tab().open(START));
    act(() => arrives({ ...reload, key: 'courses' }, MAIN, null));
    expect(page.tab().blocked).toBe(START);
    act(() => arrives(reload, MAIN, null));
    expect(page.tab().blocked).toBeNull();
  });

  test.each([[reload], [{ ReloadCurrentPage: 'true' }], [JSON.stringify(reload)], [{ ...reload, key: '' }]])(
    '%j reloads the page, once',
    (data) => {
      const { onReload, opened: tab } = opened();
      arrives(data, MAIN, tab);
      expect(onReload).toHaveBeenCalledTimes(1);
    },
  );

  test('count from the main app without a tab of ours, for the student may have opened it by the link', () => {
    const { onReload } = draw();
    arrives(reload, MAIN, null);
    arrives(reload, location.origin, window);
    expect(onReload).toHaveBeenCalledTimes(2);
  });

  test.each(['https://exercises.example', 'null', ''])(
    'count from the opened tab, though its origin is %j',
    (origin) => {
      const { onReload, opened: tab } = opened();
      arrives(reload, origin, tab);
      expect(onReload).toHaveBeenCalledTimes(1);
    },
  );

  test('count from a tab of another origin that was opened by the link for a blocked one', () => {
    const page = draw();
    act(() => page.tab().open(START));
    act(() => arrives(reload, 'https://exercises.example', ownTab()));
    expect(page.onReload).toHaveBeenCalledTimes(1);
    expect(page.tab().blocked).toBeNull();
  });

  test.each([
    'https://evil.example',
    'http://www.school.example',
    'https://www.school.example.evil.example',
    'null',
    '',
  ])('do not count from another window of origin %j', (origin) => {
    const { onReload } = opened();
    for (const source of [anotherWindow(), window, null]) arrives(reload, origin, source);
    expect(onReload).not.toHaveBeenCalled();
  });

  test.each([
    [{ ...reload, key: 'courses' }],
    [{ ...reload, key: 'upcoming' }],
    [{ ReloadCurrentPage: false }],
    [{ ReloadCurrentPage: 1 }],
    [{ reloadCurrentPage: true }],
    [{ ReloadModule: true }],
    [{ ReloadModule: 12 }],
    [{ ReloadPackage: true }],
    [{ type: 'resize', height: 730 }],
    [{}],
    ['ReloadCurrentPage'],
    ['{'],
    [null],
    [undefined],
  ])('%j has no effect, whoever sends it', (data) => {
    const { onReload, opened: tab } = opened();
    arrives(data, MAIN, tab);
    arrives(data, 'https://exercises.example', tab);
    expect(onReload).not.toHaveBeenCalled();
  });

  test('are not heard any more when the page is gone', () => {
    const { onReload, opened: tab, unmount } = opened();
    unmount();
    arrives(reload, MAIN, tab);
    expect(onReload).not.toHaveBeenCalled();
  });
});
