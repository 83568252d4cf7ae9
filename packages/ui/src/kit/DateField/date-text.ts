/** Why a text is not a date that can be chosen. */
export type DateProblem = 'impossible' | 'tooEarly' | 'tooLate';

/** The days that can be chosen, YYYY-MM-DD; both ends count. */
export interface DateRange {
  min?: string | undefined;
  max?: string | undefined;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** Parses a day typed as DD/MM/YYYY and returns it as YYYY-MM-DD; null = there is no such day. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day = '', month = '', year = ''] = TYPED.exec(trimmed) ?? DIGITS.exec(trimmed) ?? [];
  const iso = ISO.test(trimmed) ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(iso);
  // 31/02 rolls over into March.
  return ISO.test(iso) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso) ? iso : null;
}

/**
 * Returns the value of a date field for a typed text: the day as YYYY-MM-DD, or the text itself when it is not a day.
 */
export const toDateValue = (text: string): string => parseDay(text) ?? text;

/** Returns what is wrong with the value of a date field; null = nothing, or it is empty. Form schemas use it too. */
export function dateProblem(value: string, { min, max }: DateRange): DateProblem | null {
  if (value.trim() === '') return null;
  const day = parseDay(value);
  if (day === null) return 'impossible';
  if (min !== undefined && day < min) return 'tooEarly';
  if (max !== undefined && day > max) return 'tooLate';
  return null;
}
