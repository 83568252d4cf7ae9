import { asLanguage, htmlLang, type Language } from '@portal/ui/i18n';
import { APPEARANCE_CHOICES, SCHEMES } from '@portal/ui/theme';
import type { DisplayChoice } from '@portal/ui/shell';
import { storage } from '../portal/storage.ts';

/** What was chosen on this device before; asked before the first paint, so it reads nothing but local storage. */
export function rememberedDisplay(): DisplayChoice {
  const appearance = storage.get('appearance');
  const scheme = storage.get('colorScheme');
  return {
    appearance: APPEARANCE_CHOICES.find((one) => one === appearance) ?? 'system',
    scheme: SCHEMES.find((one) => one === scheme) ?? 'school',
  };
}

/** Remembers the choice on this device; the defaults are remembered by nothing. */
export function rememberDisplay({ appearance, scheme }: DisplayChoice): void {
  storage.set('appearance', appearance === 'system' ? null : appearance);
  storage.set('colorScheme', scheme === 'school' ? null : scheme);
}

/** Language of this device: the student's choice, else the deployment's default. */
export function rememberedLanguage(fallback: Language): Language {
  const chosen = storage.get('selectedLanguage');
  return chosen === null ? fallback : asLanguage(chosen);
}

/** Paints the choice: root attributes that the tokens follow. */
export function paintDisplay({ appearance, scheme }: DisplayChoice): void {
  const root = document.documentElement;
  const dark = appearance === 'dark' || (appearance === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['appearance'] = dark ? 'dark' : 'light';
  // The school's scheme as last heard: the answer of this visit comes after the first paint.
  const heard = storage.get('schoolColorScheme');
  root.dataset['scheme'] = scheme === 'school' ? (SCHEMES.find((one) => one === heard) ?? 'DEFAULT') : scheme;
}

/** Paints the language: what screen readers and hyphenation go by. */
export function paintLanguage(language: Language): void {
  document.documentElement.lang = htmlLang[language];
}
