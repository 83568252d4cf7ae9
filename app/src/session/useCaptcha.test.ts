// @vitest-environment jsdom
import type { CaptchaSlot } from '@portal/ui/blocks/captcha';
import { act, cleanup } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import type { LoadRecaptcha, Recaptcha, WidgetOptions } from './recaptcha.ts';
import { useCaptcha, type Captcha } from './useCaptcha.tsx';

afterEach(cleanup);

/** A vendor that remembers the widgets it drew. */
function vendor() {
  const widgets: { into: HTMLElement; options: WidgetOptions }[] = [];
  const reset = vi.fn<Recaptcha['reset']>();
  const recaptcha: Recaptcha = {
    render: (into, options) => {
      into.textContent = 'widget';
      return widgets.push({ into, options }) - 1;
    },
    reset,
  };
  /** The one on the page. */
  const shown = () => {
    const found = widgets.filter(({ into }) => into.isConnected);
    expect(found.length).toBe(1);
    return (found[0] ?? expect.fail()).options;
  };
  return { recaptcha, widgets, shown, reset };
}

let captcha: Captcha;

function Form({ siteKey, load }: { siteKey: string | null | undefined; load: LoadRecaptcha }) {
  const now = useCaptcha(siteKey, load);
  useEffect(() => {
    captcha = now;
  });
  return now.slot.status === 'shown' ? now.slot.element : null;
}
const draw = (siteKey: string | null | undefined, load: LoadRecaptcha) =>
  act(async () => renderInPortal(createElement(Form, { siteKey, load })));

const state = () => {
  const { slot } = captcha;
  return slot.status === 'shown' ? (slot.solved ? 'solved' : 'shown') : slot.status;
};
function retry({ slot }: { slot: CaptchaSlot }) {
  if (slot.status === 'failed') slot.onRetry();
}

describe('the captcha of a form', () => {
  test.each([
    ['none', null],
    ['loading', undefined],
  ])('is %s with the key %j, and the vendor is not asked', async (expected, siteKey) => {
    const load = vi.fn<LoadRecaptcha>();
    await draw(siteKey, load);
    expect(state()).toBe(expected);
    expect(captcha.token).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test('loads, is shown, and is solved', async () => {
    const { recaptcha, shown } = vendor();
    const { promise, resolve } = Promise.withResolvers<Recaptcha>();
    await draw('site-key', () => promise);
    expect(state()).toBe('loading');
    await act(async () => resolve(recaptcha));
    expect(state()).toBe('shown');
    expect(shown()).toMatchObject({ sitekey: 'site-key', hl: 'en', theme: 'light' });
    act(() => shown().callback('token'));
    expect([state(), captcha.token]).toEqual(['solved', 'token']);
  });

  test('runs out, and may be solved again', async () => {
    const { recaptcha, shown } = vendor();
    await draw('site-key', async () => recaptcha);
    act(() => shown().callback('token'));
    act(() => shown()['expired-callback']());
    expect([state(), captcha.token]).toEqual(['shown', null]);
    act(() => shown().callback('another'));
    expect(captcha.token).toBe('another');
  });

  test('is unsolved again after a reset, with the vendor too', async () => {
    const { recaptcha, shown, reset, widgets } = vendor();
    await draw('site-key', async () => recaptcha);
    act(() => shown().callback('token'));
    act(() => captcha.reset());
    expect([state(), captcha.token]).toEqual(['shown', null]);
    expect(reset).toHaveBeenCalledExactlyOnceWith(widgets.length - 1);
  });

  test('fails when the script cannot be had; a retry asks for it anew', async () => {
    const { recaptcha } = vendor();
    const load = vi.fn<LoadRecaptcha>().mockRejectedValue(new Error('unreachable'));
    await draw('site-key', load);
    expect(state()).toBe('failed');
    load.mockResolvedValue(recaptcha);
    const before = load.mock.calls.length;
    await act(async () => retry(captcha));
    expect(load.mock.calls.length).toBeGreaterThan(before);
    expect(state()).toBe('shown');
  });

  test('fails when the widget gives up; the token goes with it', async () => {
    const { recaptcha, shown } = vendor();
    const { container } = await draw('site-key', async () => recaptcha);
    act(() => shown().callback('token'));
    act(() => shown()['error-callback']());
    expect([state(), captcha.token]).toEqual(['failed', null]);
    await act(async () => retry(captcha));
    expect(state()).toBe('shown');
    expect(container.textContent).toBe('widget');
  });

  test('fails when the vendor refuses to draw', async () => {
    const recaptcha: Recaptcha = {
      render: () => {
        throw new Error('Invalid site key');
      },
      reset: () => undefined,
    };
    await draw('?', async () => recaptcha);
    expect(state()).toBe('failed');
  });

  test('is drawn anew in another language, unsolved', async () => {
    const { recaptcha, shown } = vendor();
    const { i18n } = await draw('site-key', async () => recaptcha);
    act(() => shown().callback('token'));
    await act(() => i18n.changeLanguage('zh'));
    expect(shown().hl).toBe('zh-CN');
    expect([state(), captcha.token]).toEqual(['shown', null]);
  });

  test('hears no more of a widget that is gone', async () => {
    const { recaptcha, shown, widgets } = vendor();
    const { i18n } = await draw('site-key', async () => recaptcha);
    const gone = shown();
    await act(() => i18n.changeLanguage('zh'));
    act(() => {
      gone.callback('late');
      gone['error-callback']();
    });
    expect([state(), captcha.token]).toEqual(['shown', null]);
    expect(widgets.length).toBeGreaterThan(1);
  });
});
