import { LANGUAGES } from '@portal/ui/i18n';
import { CORE_NAMESPACES } from '../../packages/ui/src/i18n/core-namespaces.ts';
import { LAZY_NAMESPACES, loadNamespace } from '../../packages/ui/src/i18n/namespaces.ts';
import type { Texts } from './messages.ts';

/** Flattens the texts of a file; nested keys are joined with dots. */
function flat(branch: object, prefix: string): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${prefix}${name}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? flat(value, `${prefix}${name}.`) : [];
  });
}

/** Loads all texts of the portal from its files, in every language of the language table. */
export async function loadAllTexts(): Promise<Texts> {
  const namespaces = [...CORE_NAMESPACES, ...LAZY_NAMESPACES].toSorted();
  const languages = LANGUAGES.map(async (language) => {
    const files = namespaces.map(async (namespace) =>
      flat(Object(await loadNamespace(language, namespace)), `${namespace}:`),
    );
    return [language, Object.fromEntries((await Promise.all(files)).flat())] as const;
  });
  return Object.fromEntries(await Promise.all(languages));
}
