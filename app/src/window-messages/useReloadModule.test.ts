// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import { cleanup, render } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useReloadModule } from './useReloadModule.ts';

const config = vi.hoisted(() => ({ sent: {} }));
vi.mock('../portal/services.ts', () => ({
  useServices: () => ({ config: readRuntimeConfig(config.sent, location.origin) }),
}));
beforeEach(() => {
  config.sent = {};
});
afterEach(cleanup);

function arrives(data: unknown, origin: string = location.origin) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: null }));
}

/** A page on which these modules were opened. */
function draw(opened: readonly number[] = [12]) {
  const refetch = vi.fn<(module: number) => void>();
  function Page() {
    useReloadModule(opened, refetch);
    return null;
  }
  const { unmount } = render(createElement(StrictMode, null, createElement(Page)));
  return { refetch, unmount };
}

describe('the messages to reload a module', () => {
  test.each([
    [{ ReloadModule: 12 }, [12]],
    [JSON.stringify({ ReloadModule: 12 }), [12]],
    [{ ReloadModule: 0 }, [0]],
    [{ ReloadModule: true }, [0, 11, 12]],
    [{ ReloadModule: 'true' }, [0, 11, 12]],
    // Not opened here: there is nothing to fetch.
    [{ ReloadModule: 13 }, []],
  ])('%j refetches %j, each once', (data, expected) => {
    const { refetch } = draw([0, 11, 12]);
    arrives(data);
    expect(refetch.mock.calls).toEqual(expected.map((module) => [module]));
  });

  test.each([
    [{ ReloadModule: false }],
    [{ ReloadModule: 'all' }],
    [{ ReloadModule: 1.5 }],
    [{ ReloadCurrentPage: true }],
    [{ ReloadPackage: true }],
    [{ type: 'resize', height: 730 }],
    ['ReloadModule'],
    [null],
  ])('%j has no effect', (data) => {
    const { refetch } = draw();
    arrives(data);
    expect(refetch).not.toHaveBeenCalled();
  });

  test.each(['https://www.school.example', 'https://api.school.example', 'https://tests.example'])(
    'count from %s, which the configuration names',
    (origin) => {
      config.sent = {
        mainAppUrl: 'https://www.school.example/app',
        apiBase: 'https://api.school.example/v1',
        allowedFrameOrigins: ['https://tests.example'],
      };
      const { refetch } = draw();
      arrives({ ReloadModule: 12 }, origin);
      expect(refetch).toHaveBeenCalledTimes(1);
    },
  );

  test.each(['https://evil.example', 'http://www.school.example', 'null', '', '*'])(
    'do not count from origin %j',
    (origin) => {
      config.sent = { mainAppUrl: 'https://www.school.example', allowedFrameOrigins: ['*'] };
      const { refetch } = draw();
      arrives({ ReloadModule: 12 }, origin);
      expect(refetch).not.toHaveBeenCalled();
    },
  );

  test('are not heard any more when the page is gone', () => {
    const { refetch, unmount } = draw();
    unmount();
    arrives({ ReloadModule: true });
    expect(refetch).not.toHaveBeenCalled();
  });
});
