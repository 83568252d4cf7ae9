import { languageTable, type Language } from '@portal/ui/i18n';
import { allowScripts } from '../portal/vendor-scripts.ts';

/** Options of a widget, with the vendor's names. */
export interface WidgetOptions {
  sitekey: string;
  hl: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** The part of the vendor's API that the portal uses. */
export interface Recaptcha {
  /** Renders a widget into an empty element, once. */
  render: (into: HTMLElement, options: WidgetOptions) => number;
  /** Resets a widget to unsolved, which invalidates its token. */
  reset: (widget: number) => void;
}

/** Loads the vendor's script; rejects when it cannot be loaded. */
export type LoadRecaptcha = (language: Language) => Promise<Recaptcha>;

declare global {
  interface Window {
    /** Defined by the vendor's script. */
    grecaptcha?: Recaptcha;
    /** Our callback, which the vendor's script calls when it is ready. */
    portalRecaptchaReady?: (() => void) | undefined;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const TIMEOUT_MS = 10_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the vendor's script once per page, and only for a school that has a captcha configured. */
export const loadRecaptcha: LoadRecaptcha = (language) => {
  // A failed load may be retried.
  loading ??= addScript(language).catch((reason: unknown) => {
    loading = null;
    throw reason;
  });
  return loading;
};

/** Loads the script. Async, so that it also rejects when a content security policy blocks the URL. */
async function addScript(language: Language): Promise<Recaptcha> {
  allowScripts('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/');
  const query = new URLSearchParams({
    render: 'explicit',
    onload: 'portalRecaptchaReady',
    hl: languageTable[language].lang,
  });
  const script = Object.assign(document.createElement('script'), { src: `${SCRIPT}?${query.toString()}`, async: true });
  let timeout: ReturnType<typeof setTimeout>;
  const ready = new Promise<Recaptcha>((resolve, reject) => {
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`no captcha: ${why}`));
    };
    // The script loads a second one and is ready only then, so its load event is of no use.
    timeout = setTimeout(() => fail('silence'), TIMEOUT_MS);
    script.addEventListener('error', () => fail('unreachable'));
    window.portalRecaptchaReady = () => {
      if (window.grecaptcha) resolve(window.grecaptcha);
      else fail('not as expected');
    };
  });
  document.head.append(script);
  return ready.finally(() => {
    clearTimeout(timeout);
    delete window.portalRecaptchaReady;
  });
}
