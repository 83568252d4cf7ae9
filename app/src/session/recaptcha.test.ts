// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadRecaptcha, Recaptcha } from './recaptcha.ts';

const vendor: Recaptcha = { render: () => 0, reset: () => undefined };
let loadRecaptcha: LoadRecaptcha;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loadRecaptcha } = await import('./recaptcha.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  delete window.grecaptcha;
});

const scripts = () => [...document.querySelectorAll('script')];

/** The vendor's script has arrived. */
function arrive() {
  window.grecaptcha = vendor;
  window.portalRecaptchaReady?.();
}

describe('the vendor’s script', () => {
  test.each([
    ['en', 'en'],
    ['zh', 'zh-CN'],
  ] as const)('is asked for in %s as %s, to draw nothing by itself', (language, hl) => {
    void loadRecaptcha(language);
    const address = new URL(scripts()[0]?.src ?? '');
    expect(address.origin + address.pathname).toBe('https://www.google.com/recaptcha/api.js');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      render: 'explicit',
      onload: 'portalRecaptchaReady',
      hl,
    });
    arrive();
  });

  test('is there once it says so, and leaves no callback behind', async () => {
    const loaded = loadRecaptcha('en');
    scripts()[0]?.dispatchEvent(new Event('load'));
    arrive();
    expect(await loaded).toBe(vendor);
    expect('portalRecaptchaReady' in window).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that a content policy refuses is a failure like others, and can be tried again', async () => {
    const refused = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    });
    await expect(loadRecaptcha('en')).rejects.toThrow('TrustedScriptURL');
    refused.mockRestore();
    const loaded = loadRecaptcha('en');
    arrive();
    expect(await loaded).toBe(vendor);
  });

  test('is loaded once, however many ask', async () => {
    const first = loadRecaptcha('en');
    const second = loadRecaptcha('en');
    arrive();
    expect(await first).toBe(await second);
    expect(await loadRecaptcha('zh')).toBe(vendor);
    expect(scripts().length).toBe(1);
  });

  const failures: [string, () => void][] = [
    ['cannot be reached', () => scripts()[0]?.dispatchEvent(new Event('error'))],
    ['is silent for ten seconds', () => vi.advanceTimersByTime(10_000)],
    ['brings nothing', () => window.portalRecaptchaReady?.()],
  ];
  test.each(failures)(
    'that %s is a failure that leaves nothing behind, and may be tried again',
    async (_name, fail) => {
      const loaded = loadRecaptcha('en');
      const failed = expect(loaded).rejects.toThrow('no captcha');
      fail();
      await failed;
      expect(scripts()).toEqual([]);
      expect('portalRecaptchaReady' in window).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
      const again = loadRecaptcha('en');
      arrive();
      expect(await again).toBe(vendor);
    },
  );

  test('is waited for until ten seconds are over', async () => {
    const loaded = loadRecaptcha('en');
    vi.advanceTimersByTime(9999);
    arrive();
    expect(await loaded).toBe(vendor);
  });
});
