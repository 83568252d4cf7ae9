import { storage } from '../portal/storage.ts';

/**
 * Returns the language that the student has chosen; English where none was chosen, or one that the portal does not
 * have.
 */
export function currentLanguage(): string {
  const chosen = storage.get('selectedLanguage') ?? '';
  return Object.hasOwn(LANGUAGE_ATTRIBUTES, chosen) ? chosen : 'en';
}
