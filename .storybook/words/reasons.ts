import type { Problem } from '../../packages/ui/src/i18n/translation-rules.ts';

const REASONS: Record<Problem['kind'], (text: string) => string> = {
  empty: () => 'The text is empty.',
  lostPlaceholder: (text) => `${text} is lost: the portal puts a value there.`,
  unknownPlaceholder: (text) => `${text} has no value here: the English text does not have it.`,
  lostTag: (text) => `${text} is lost: it makes a link or strong words.`,
  unknownTag: (text) => `${text} does nothing here: the English text does not have it.`,
};

/** Returns the reason why an edited text is refused, as a sentence for translators. */
export function reasonOf({ kind, text }: Problem): string {
  return REASONS[kind](text);
}
