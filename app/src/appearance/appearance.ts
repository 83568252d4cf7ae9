import { asLanguage, languageTable, type Language } from '@portal/ui/i18n';
import { APPEARANCE_CHOICES, SCHEMES } from '@portal/ui/theme';
import type { DisplayChoice } from '@portal/ui/shell';
import { storage } from '../portal/storage.ts';

/** The choice stored on this device. Read before the first paint, so it uses local storage alone. */
export function readDisplay(): DisplayChoice {
  const appearance = storage.get('appearance');
  const scheme = storage.get('colorScheme');
  return {
    appearance: APPEARANCE_CHOICES.find((one) => one === appearance) ?? 'system',
    scheme: SCHEMES.find((one) => one === scheme) ?? 'school',
  };
}

/** Stores the choice on this device; a default removes its key. */
export function storeDisplay({ appearance, scheme }: DisplayChoice): void {
  storage.set('appearance', appearance === 'system' ? null : appearance);
  storage.set('colorScheme', scheme === 'school' ? null : scheme);
}

/** The language on this device: the student's choice, else the deployment's default. */
export function readLanguage(fallback: Language): Language {
  const chosen = storage.get('selectedLanguage');
  return chosen === null ? fallback : asLanguage(chosen);
}

/** Applies the choice: sets the root attributes that the theme's tokens depend on. */
export function applyDisplay({ appearance, scheme }: DisplayChoice): void {
  const root = document.documentElement;
  const dark = appearance === 'dark' || (appearance === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['appearance'] = dark ? 'dark' : 'light';
  // The school's scheme of the last visit: this visit's response comes after the first paint.
  const stored = storage.get('schoolColorScheme');
  root.dataset['scheme'] = scheme === 'school' ? (SCHEMES.find((one) => one === stored) ?? 'DEFAULT') : scheme;
}

/** Sets the document's language, for screen readers and hyphenation, and its writing direction. */
export function applyLanguage(language: Language): void {
  const { lang, dir = 'ltr' } = languageTable[language];
  Object.assign(document.documentElement, { lang, dir });
}
