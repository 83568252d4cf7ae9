import type { Credentials } from '@portal/ui/session';

const FIELDS = ['userName', 'password'] as const;

interface Typed extends Credentials {
  /** Which field had the caret, and where in it. */
  caret: { field: (typeof FIELDS)[number]; at: number | null } | null;
}

const nothing: Typed = { userName: '', password: '', caret: null };
let typed: Typed = nothing;
let settled = false;

const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);

/**
 * Takes down what the student typed into the sign-in page before the code had arrived: the page shows its form from
 * the HTML itself, and nothing typed there is lost. Read while React draws what takes its place, in the same breath:
 * a letter typed between reading and drawing would be gone.
 */
function recordEarlyInput(): void {
  const focused = FIELDS.find((name) => fieldNamed(name) && document.activeElement === fieldNamed(name));
  typed = {
    userName: fieldNamed('userName')?.value ?? '',
    password: fieldNamed('password')?.value ?? '',
    caret: focused ? { field: focused, at: fieldNamed(focused)?.selectionStart ?? null } : null,
  };
}

/** What stands in the stand-in's fields, for the first form of the visit. */
export function takeEarlyInput(): Credentials {
  if (!settled) recordEarlyInput();
  return { userName: typed.userName, password: typed.password };
}

/** Puts the caret back where it was, and forgets everything: no later form may show it again. */
export function settleEarlyInput(): void {
  const { caret } = typed;
  settled = true;
  typed = nothing;
  if (!caret) return;
  const field = fieldNamed(caret.field);
  field?.focus();
  if (caret.at !== null) field?.setSelectionRange(caret.at, caret.at);
}
