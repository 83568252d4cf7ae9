// @vitest-environment jsdom
import { safeUrl } from '@portal/domain/shared';
import { readRuntimeConfig } from '@portal/domain/settings';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestTab } from './useTestTab.ts';

const outside = vi.hoisted(() => ({ sent: {}, openTab: (_address: string): Window | null => null }));
vi.mock('../portal/services.ts', () => ({
  useServices: () => ({
    config: readRuntimeConfig(outside.sent, location.origin),
    openTab: (address: string) => outside.openTab(address),
  }),
}));

const MAIN = 'https://www.school.example';
const START = safeUrl(`${MAIN}/DiagnosticTest/StartPage`, MAIN, MAIN) ?? expect.fail('no address');
const reload = { ReloadCurrentPage: true };

beforeEach(() => {
  outside.sent = { mainAppUrl: MAIN };
  outside.openTab = () => null;
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
  const { result, unmount } = renderHook(() => useTestTab(onReload), { wrapper: StrictMode });
  return { onReload, tab: () => result.current, unmount };
}

/** The page after the student has opened the test in a tab. */
function opened() {
  const page = draw();
  const tab = anotherWindow();
  outside.openTab = () => tab;
  act(() => page.tab().open(START));
  return { ...page, opened: tab };
}

describe('the tab of a test', () => {
  test('is asked for with the address, once a press', () => {
    const asked: string[] = [];
    const page = draw();
    outside.openTab = (address) => {
      asked.push(address);
      return anotherWindow();
    };
    act(() => page.tab().open(START));
    expect(asked).toEqual([START]);
    expect(page.tab().blocked).toBeNull();
  });

  test('that the browser blocked is told, until one opens', () => {
    const page = draw();
    act(() => page.tab().open(START));
    expect(page.tab().blocked).toBe(START);
    outside.openTab = anotherWindow;
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
