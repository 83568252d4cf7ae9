import { htmlLang, type Language } from '@portal/ui/i18n';

/** What a widget is drawn with; the vendor's own names. */
export interface WidgetOptions {
  sitekey: string;
  hl: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** As much of the vendor's script as the portal uses. */
export interface Recaptcha {
  /** Draws a widget into an empty element, once. */
  render: (into: HTMLElement, options: WidgetOptions) => number;
  /** Back to unsolved; the token given before counts no more. */
  reset: (widget: number) => void;
}

/** Gets the vendor's script; rejects when it cannot be had. */
export type LoadRecaptcha = (language: Language) => Promise<Recaptcha>;

declare global {
  interface Window {
    /** Put there by the vendor's script. */
    grecaptcha?: Recaptcha;
    /** Called by the vendor's script when it is ready; ours while we wait for it. */
    portalRecaptchaReady?: (() => void) | undefined;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const PATIENCE_MS = 10_000;

let coming: Promise<Recaptcha> | null = null;

/** Loads the vendor's script, once a page: only a school that has a captcha configured lets the vendor in. */
export const loadRecaptcha: LoadRecaptcha = (language) => {
  // Having failed, it may be asked for again.
  coming ??= addScript(language).catch((reason: unknown) => {
    coming = null;
    throw reason;
  });
  return coming;
};

function addScript(language: Language): Promise<Recaptcha> {
  const { promise, resolve, reject } = Promise.withResolvers<Recaptcha>();
  const query = new URLSearchParams({ render: 'explicit', onload: 'portalRecaptchaReady', hl: htmlLang[language] });
  const script = Object.assign(document.createElement('script'), { src: `${SCRIPT}?${query.toString()}`, async: true });
  const giveUp = (why: string) => {
    script.remove();
    reject(new Error(`no captcha: ${why}`));
  };
  // The script brings a second one and is ready only then, so its own load event says nothing.
  const patience = setTimeout(() => giveUp('silence'), PATIENCE_MS);
  script.addEventListener('error', () => giveUp('unreachable'));
  window.portalRecaptchaReady = () => {
    if (window.grecaptcha) resolve(window.grecaptcha);
    else giveUp('not as expected');
  };
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(patience);
    delete window.portalRecaptchaReady;
  });
}
