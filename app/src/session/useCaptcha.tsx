import { asLanguage, htmlLang, type Language } from '@portal/ui/i18n';
import type { CaptchaSlot } from '@portal/ui/session';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRecaptcha, type LoadRecaptcha, type Recaptcha } from './recaptcha.ts';

/** The captcha of one form. */
export interface Captcha {
  /** For the screen. */
  slot: CaptchaSlot;
  /** What goes along with the call; null = not solved, or none configured. */
  token: string | null;
  /** A token counts once: after a failure it has to be solved again. */
  reset: () => void;
}

/** Narrower than this the vendor's usual box does not fit. */
const USUAL_WIDTH = 304;

type Script = Recaptcha | 'coming' | 'failed';

/**
 * The captcha for a form, by the school's site key; null = none is configured, and the vendor hears of nobody.
 * `undefined`: whether there is one is not known yet. `load` is given by tests only.
 */
export function useCaptcha(siteKey: string | null | undefined, load: LoadRecaptcha = loadRecaptcha): Captcha {
  const language = asLanguage(useTranslation().i18n.language);
  const [script, setScript] = useState<Script>('coming');
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string | null>(null);
  const resetRef = useRef<() => void>(undefined);

  useEffect(() => {
    if (!siteKey) return undefined;
    let wanted = true;
    load(language).then(
      (loaded) => wanted && setScript(() => loaded),
      () => wanted && setScript('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [siteKey, language, load, attempt]);

  function reset() {
    setToken(null);
    resetRef.current?.();
  }
  const onFailure = useCallback(() => setScript('failed'), []);
  function onRetry() {
    setScript('coming');
    setAttempt(attempt + 1);
  }

  function slot(): CaptchaSlot {
    if (siteKey === null) return { status: 'none' };
    if (siteKey === undefined || script === 'coming') return { status: 'loading' };
    if (script === 'failed') return { status: 'failed', onRetry };
    const element = (
      // A widget keeps the language it was drawn with.
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
  /** null: the one given before ran out, or its widget is gone. */
  onToken: (token: string | null) => void;
  onFailure: () => void;
  resetRef: RefObject<(() => void) | undefined>;
}

/** Where the vendor draws. */
function Widget({ recaptcha, siteKey, language, onToken, onFailure, resetRef }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const into = document.createElement('div');
    const width = place.current?.clientWidth ?? USUAL_WIDTH;
    place.current?.append(into);
    // The vendor may go on calling for a widget that is gone.
    let drawn = true;
    try {
      const widget = recaptcha.render(into, {
        sitekey: siteKey,
        hl: htmlLang[language],
        theme: document.documentElement.dataset['appearance'] === 'dark' ? 'dark' : 'light',
        size: width < USUAL_WIDTH ? 'compact' : 'normal',
        callback: (token) => drawn && onToken(token),
        'expired-callback': () => drawn && onToken(null),
        'error-callback': () => drawn && onFailure(),
      });
      resetRef.current = () => recaptcha.reset(widget);
    } catch {
      // For instance a key that the vendor does not know.
      onFailure();
    }
    return () => {
      drawn = false;
      resetRef.current = undefined;
      onToken(null);
      into.remove();
    };
  }, [recaptcha, siteKey, language, onToken, onFailure, resetRef]);

  return <div ref={place} />;
}
