import type { Credentials } from '@portal/ui/session';

const FIELDS = ['userName', 'password'] as const;

interface EarlyInput extends Credentials {
  /** The focused field and the position of its caret. */
  caret: { field: (typeof FIELDS)[number]; position: number | null } | null;
}

const EMPTY: EarlyInput = { userName: '', password: '', caret: null };
let recorded: EarlyInput = EMPTY;
let restored = false;

const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);

/**
 * Records what the student typed into the placeholder of the sign-in page before the code had loaded. Called while React
 * renders the form that replaces it: a letter typed between recording and rendering would be lost.
 */
function recordEarlyInput(): void {
  const focused = FIELDS.find((name) => fieldNamed(name) && document.activeElement === fieldNamed(name));
  recorded = {
    userName: fieldNamed('userName')?.value ?? '',
    password: fieldNamed('password')?.value ?? '',
    caret: focused ? { field: focused, position: fieldNamed(focused)?.selectionStart ?? null } : null,
  };
}

/** The content of the placeholder's fields, for the first form of the visit; empty for later ones. */
export function readEarlyInput(): Credentials {
  if (!restored) recordEarlyInput();
  return { userName: recorded.userName, password: recorded.password };
}

/** Restores the caret and clears the record, so that no later form shows the input again. */
export function restoreEarlyCaret(): void {
  const { caret } = recorded;
  restored = true;
  recorded = EMPTY;
  if (!caret) return;
  const field = fieldNamed(caret.field);
  field?.focus();
  if (caret.position !== null) field?.setSelectionRange(caret.position, caret.position);
}
