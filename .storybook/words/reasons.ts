import type { Problem } from '../../packages/ui/src/i18n/translation-rules.ts';

const REASONS: Record<Problem['kind'], (text: string) => string> = {
  empty: () => 'The text is empty.',
  lostPlaceholder: (text) => `${text} is missing: the portal puts a value there.`,
  unknownPlaceholder: (text) => `${text} has no value here: it is not in the English text.`,
  lostTag: (text) => `${text} is missing: it makes a link or bold text.`,
  unknownTag: (text) => `${text} does nothing here: it is not in the English text.`,
};

/** Returns the reason why an edited text is refused, as a sentence for translators. */
export function reasonOf({ kind, text }: Problem): string {
  return REASONS[kind](text);
}
