import xliff, { type Unit, type Xliff } from 'xliff';
import { LANGUAGES, languageTable, type Language } from '../../packages/ui/src/i18n/languages.ts';
import { englishOf, keysOf, pluralOf, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import type { Edit } from './edits.ts';

/** The namespace of the attribute with the portal's text at the export, by which the import detects newer texts. */
const OURS = 'urn:student-portal:translations';

/** Escapes the value of an attribute, in which the library escapes only quotes. */
const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Returns a note for the translator with the numbers to which a plural form applies. */
function pluralNote(key: string, lang: string, english: Texts): string[] {
  const form = pluralOf(key, english)?.form;
  if (form === undefined) return [];
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: 120 }, (_, number) => number).filter((number) => rules.select(number) === form);
  if (numbers.length === 0) return [`Plural form “${form}”.`];
  return [`Plural form “${form}”, for ${numbers.slice(0, 6).join(', ')}${numbers.length > 6 ? ' …' : ''}`];
}

/**
 * Converts all texts of a language to XLIFF 2: a `file` for each namespace, a `unit` for each key and each plural form.
 *
 * @param noteOf returns a note on where the texts of a namespace are shown
 */
export async function toXliff(
  language: Language,
  { english, texts, noteOf }: { english: Texts; texts: Texts; noteOf: (namespace: string) => string },
): Promise<string> {
  const { lang } = languageTable[language];
  const resources: Record<string, Record<string, Unit>> = {};
  for (const key of keysOf(language, english)) {
    const [namespace = '', id = ''] = key.split(':');
    const target = texts.get(key);
    const unit: Unit = {
      source: englishOf(key, english) ?? '',
      ...(target === undefined ? {} : { target }),
      note: [noteOf(namespace), ...pluralNote(key, lang, english)],
      additionalAttributes: { 'xmlns:portal': OURS, 'portal:before': inAttribute(target ?? '') },
    };
    (resources[namespace] ??= {})[id] = unit;
  }
  const xml = await xliff.js2xliff({ sourceLanguage: 'en', targetLanguage: lang, resources });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

const parsed = async (xml: string) =>
  new Promise<Xliff>((resolve, reject) => {
    xliff.xliff2js(xml, { inlineAsString: true }, (error, content) => {
      if (error) reject(error);
      else resolve(content);
    });
  });

/** Parses the translated units of an XLIFF 2 file. Throws when it is invalid. */
export async function readXliff(xml: string): Promise<readonly Edit[]> {
  const { resources, targetLanguage = '' } = await parsed(xml).catch((): Partial<Xliff> => ({}));
  if (!resources) {
    throw new Error('This is no XLIFF 2 file, or a damaged one: choose version 2.0 when you export from your tool.');
  }
  const language = LANGUAGES.find((one) => languageTable[one].lang === targetLanguage) ?? targetLanguage;
  return Object.entries(resources).flatMap(([namespace, units]) =>
    Object.entries(units).flatMap(([id, { source = '', target, additionalAttributes }]): Edit[] => {
      if (!target) return [];
      const before = additionalAttributes?.['portal:before'] ?? null;
      return [{ language, key: `${namespace}:${id}`, before, after: target, english: source }];
    }),
  );
}
