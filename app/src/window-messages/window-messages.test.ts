// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import type { FrameMessage } from '@portal/domain/window-messages';
import { cleanup, render } from '@testing-library/react';
import { createElement, StrictMode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFrameMessages } from './useFrameMessages.ts';
import { useReloadMessages } from './useReloadMessages.ts';

const config = vi.hoisted(() => ({ sent: {} }));
vi.mock('../portal/services.ts', () => ({
  useServices: () => ({ config: readRuntimeConfig(config.sent, location.origin) }),
}));
beforeEach(() => {
  config.sent = {};
});
afterEach(cleanup);

/** A message as the browser would bring it. */
function arrives(data: unknown, origin: string, source: MessageEventSource | null) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('the messages of a frame', () => {
  const SRC = 'https://notes.example/app?lang=en';
  const ORIGIN = 'https://notes.example';
  const resize = { type: 'resize', height: 730 };
  const open = { type: 'openNotification', title: 'New class', message: '<p>On Monday</p>' };

  function Page({ src, onMessage }: { src: string | null; onMessage: (message: FrameMessage) => void }) {
    const frame = useRef<HTMLIFrameElement>(null);
    useFrameMessages(frame, src, onMessage);
    return src === null ? null : createElement('iframe', { title: 'app', sandbox: 'allow-scripts', ref: frame });
  }
  function draw(src: string | null = SRC) {
    const onMessage = vi.fn<(message: FrameMessage) => void>();
    const page = (now: string | null) =>
      createElement(StrictMode, null, createElement(Page, { key: now, src: now, onMessage }));
    const { getByTitle, rerender, unmount } = render(page(src));
    const element = () => {
      const frame = getByTitle('app');
      return frame instanceof HTMLIFrameElement ? frame : expect.fail('no frame');
    };
    const window = () => element().contentWindow;
    return { onMessage, element, window, unmount, show: (other: string) => rerender(page(other)) };
  }

  test.each([
    [resize, { kind: 'resize', height: 730 }],
    [open, { kind: 'openNotification', title: 'New class', message: '<p>On Monday</p>' }],
    [JSON.stringify(resize), { kind: 'resize', height: 730 }],
  ])('%j from its window and origin is heard, once', (data, expected) => {
    const { onMessage, window } = draw();
    arrives(data, ORIGIN, window());
    expect(onMessage.mock.calls).toEqual([[expected]]);
  });

  test.each([
    'https://evil.example',
    'http://notes.example',
    'https://notes.example:8443',
    'https://notes.example.evil.example',
    'null',
    '',
    location.origin,
  ])('from its window but origin %j, they have no effect', (origin) => {
    const { onMessage, window } = draw();
    for (const data of [resize, open]) arrives(data, origin, window());
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('from another window of the same origin, they have no effect', () => {
    const { onMessage } = draw();
    const other = document.body.appendChild(document.createElement('iframe'));
    for (const source of [other.contentWindow, window, null]) {
      for (const data of [resize, open]) arrives(data, ORIGIN, source);
    }
    other.remove();
    expect(onMessage).not.toHaveBeenCalled();
  });

  test.each([
    { type: 'resize' },
    { type: 'resize', height: '730' },
    { type: 'openNotification', title: 'New class' },
    { type: 'other' },
    'resize',
    null,
    // Those are not a frame's to send.
    { ReloadCurrentPage: true },
    { ReloadModule: 12 },
    { ReloadPackage: true },
  ])('%j has no effect', (data) => {
    const { onMessage, window } = draw();
    arrives(data, ORIGIN, window());
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('without a window of its own yet, a message without a source has no effect', () => {
    const { onMessage, element } = draw();
    Object.defineProperty(element(), 'contentWindow', { value: null });
    arrives(resize, ORIGIN, null);
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('without a frame, a message without a source has no effect', () => {
    const { onMessage } = draw(null);
    arrives(resize, ORIGIN, null);
    expect(onMessage).not.toHaveBeenCalled();
  });

  test('are those of the frame that is there now', () => {
    const { onMessage, window, show } = draw();
    const before = window();
    show('https://other.example/app');
    arrives(resize, ORIGIN, before);
    arrives(resize, ORIGIN, window());
    expect(onMessage).not.toHaveBeenCalled();
    arrives(resize, 'https://other.example', window());
    expect(onMessage).toHaveBeenCalledTimes(1);
  });

  test('are not heard any more when the page is gone', () => {
    const { onMessage, window, unmount } = draw();
    const frame = window();
    unmount();
    arrives(resize, ORIGIN, frame);
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('the messages to reload', () => {
  function draw(key: string) {
    const onReload = vi.fn<() => void>();
    function List() {
      useReloadMessages(key, onReload);
      return null;
    }
    render(createElement(StrictMode, null, createElement(List)));
    return onReload;
  }
  const everything = { ReloadCurrentPage: true };

  test.each([
    [everything],
    [{ ReloadCurrentPage: 'true' }],
    [{ ReloadCurrentPage: true, key: 'courses' }],
    [JSON.stringify({ ReloadCurrentPage: true, key: 'courses' })],
  ])('%j reloads the courses, once', (data) => {
    const onReload = draw('courses');
    arrives(data, location.origin, null);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ ReloadCurrentPage: true, key: 'cards' }],
    [{ ReloadCurrentPage: true, key: 'Courses' }],
    [{ ReloadCurrentPage: false }],
    [{ ReloadCurrentPage: 1 }],
    [{ ReloadModule: true }],
    [{ ReloadPackage: true }],
    [{ type: 'resize', height: 730 }],
    ['ReloadCurrentPage'],
    [null],
  ])('%j does not', (data) => {
    const onReload = draw('courses');
    arrives(data, location.origin, window);
    expect(onReload).not.toHaveBeenCalled();
  });

  test.each([
    ['the main app', 'https://www.school.example'],
    ['an API at an origin of its own', 'https://api.school.example'],
    ['an allowed origin', 'https://pay.example'],
  ])('count from %s, whatever its window', (_who, origin) => {
    config.sent = {
      mainAppUrl: 'https://www.school.example/app',
      apiBase: 'https://api.school.example/v1',
      allowedFrameOrigins: ['https://pay.example'],
    };
    const onReload = draw('courses');
    const other = document.body.appendChild(document.createElement('iframe'));
    arrives(everything, origin, other.contentWindow);
    other.remove();
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  test.each(['https://evil.example', 'http://www.school.example', 'null', '', '*'])(
    'do not count from origin %j',
    (origin) => {
      config.sent = { mainAppUrl: 'https://www.school.example', allowedFrameOrigins: ['*'] };
      const onReload = draw('courses');
      arrives(everything, origin, window);
      expect(onReload).not.toHaveBeenCalled();
    },
  );
});
