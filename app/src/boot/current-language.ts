import { storage } from '../portal/storage.ts';

/** The language in use, which the student may change; English where none that the portal has was chosen. */
export function currentLanguage(): string {
  const chosen = storage.get('selectedLanguage') ?? '';
  return Object.hasOwn(LANGUAGE_ATTRIBUTES, chosen) ? chosen : 'en';
}
