import xliff, { type Unit, type Xliff } from 'xliff';
import { LANGUAGES, languageTable, type Language } from '../../packages/ui/src/i18n/languages.ts';
import { englishOf, keysOf, pluralOf, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import type { Edit } from './edits.ts';

/** The namespace of the attribute that keeps what the portal said at the export, so that no newer text is overwritten. */
const OURS = 'urn:student-portal:translations';

/** The library escapes quotes only in the values of attributes. */
const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Which numbers a plural form is for, as a note to the translator. */
function pluralNote(key: string, lang: string, english: Texts): string[] {
  const form = pluralOf(key, english)?.form;
  if (form === undefined) return [];
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: 120 }, (_, number) => number).filter((number) => rules.select(number) === form);
  if (numbers.length === 0) return [`Plural form “${form}”.`];
  return [`Plural form “${form}”, for ${numbers.slice(0, 6).join(', ')}${numbers.length > 6 ? ' …' : ''}`];
}

/**
 * All texts of a language as XLIFF 2: a file for each namespace, a unit for each key, each plural form a unit of its own.
 *
 * @param noteOf says of a namespace where its texts are seen
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

/** The translated units of an XLIFF 2 file. Throws when it is none. */
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
