import { asLanguage, languageTable, type Language } from '@portal/ui/i18n';
import type { CaptchaSlot } from '@portal/ui/blocks/captcha';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRecaptcha, type LoadRecaptcha, type Recaptcha } from './recaptcha.ts';

/** The captcha of one form. */
export interface Captcha {
  /** What the screen shows. */
  slot: CaptchaSlot;
  /** Sent with the call; null = not solved, or no captcha configured. */
  token: string | null;
  /** A token is valid for one call: after a failure the captcha has to be solved again. */
  reset: () => void;
}

/** The width in px of the vendor's normal widget; a narrower element gets the compact one. */
const NORMAL_WIDTH = 304;

type Script = Recaptcha | 'loading' | 'failed';

/**
 * The captcha of a form.
 *
 * @param siteKey the school's key; null = there is no captcha, and nothing is sent to the vendor; undefined = not
 *   known yet
 * @param load injectable for tests
 */
export function useCaptcha(siteKey: string | null | undefined, load: LoadRecaptcha = loadRecaptcha): Captcha {
  const language = asLanguage(useTranslation().i18n.language);
  const [script, setScript] = useState<Script>('loading');
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const resetRef = useRef<() => void>(undefined);

  useEffect(() => {
    if (!siteKey) return undefined;
    let active = true;
    load(language).then(
      (loaded) => active && setScript(() => loaded),
      () => active && setScript('failed'),
    );
    return () => {
      active = false;
    };
  }, [siteKey, language, load, attempt]);

  function reset() {
    setToken(null);
    resetRef.current?.();
  }
  const onFailure = useCallback(() => setScript('failed'), []);
  function onRetry() {
    setScript('loading');
    setAttempt(attempt + 1);
  }

  function slot(): CaptchaSlot {
    if (siteKey === null) return { status: 'none' };
    if (siteKey === undefined || script === 'loading') return { status: 'loading' };
    if (script === 'failed') return { status: 'failed', onRetry };
    const element = (
      // A widget cannot change its language.
      <Widget
        key={language}
        recaptcha={script}
        siteKey={siteKey}
        language={language}
        onToken={setToken}
        onFailure={onFailure}
        resetRef={resetRef}
      />
    );
    return { status: 'shown', element, solved: token !== null };
  }

  return { slot: slot(), token, reset };
}

interface WidgetProps {
  recaptcha: Recaptcha;
  siteKey: string;
  language: Language;
  /** null: the token has expired, or its widget is unmounted. */
  onToken: (token: string | null) => void;
  onFailure: () => void;
  resetRef: RefObject<(() => void) | undefined>;
}

/** The element into which the vendor renders the widget. */
function Widget({ recaptcha, siteKey, language, onToken, onFailure, resetRef }: WidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = document.createElement('div');
    const width = container.current?.clientWidth ?? NORMAL_WIDTH;
    container.current?.append(target);
    // The vendor may call back for a widget that is unmounted.
    let mounted = true;
    try {
      const widget = recaptcha.render(target, {
        sitekey: siteKey,
        hl: languageTable[language].lang,
        theme: document.documentElement.dataset['appearance'] === 'dark' ? 'dark' : 'light',
        size: width < NORMAL_WIDTH ? 'compact' : 'normal',
        callback: (token) => mounted && onToken(token),
        'expired-callback': () => mounted && onToken(null),
        'error-callback': () => mounted && onFailure(),
      });
      resetRef.current = () => recaptcha.reset(widget);
    } catch {
      // For instance, the vendor does not know the key.
      onFailure();
    }
    return () => {
      mounted = false;
      resetRef.current = undefined;
      onToken(null);
      target.remove();
    };
  }, [recaptcha, siteKey, language, onToken, onFailure, resetRef]);

  return <div ref={container} />;
}
