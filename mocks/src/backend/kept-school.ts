import type { MockBackend } from './model.ts';

/** What calls change. The settings of the school they do not. */
const CHANGING = ['students', 'liveClasses', 'events', 'announcements', 'tokens', 'resetLinks', 'random'] as const;

type School = Pick<MockBackend, (typeof CHANGING)[number]>;

interface KeptSchool {
  /** The school as it was on its first day: another one after a day, or in another build. */
  firstDay: string;
  school: School;
}

/** Where a school is kept for all tabs of a browser. */
export interface Shelf {
  /** Does some work while no other tab does any. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Of what is kept; another one after each change. */
  version: () => Promise<string | undefined>;
  read: () => Promise<KeptSchool | undefined>;
  write: (version: string, kept: KeptSchool) => Promise<void>;
}

const schoolOf = (backend: MockBackend) => Object.fromEntries(CHANGING.map((name) => [name, backend[name]])) as School;

/** The same text for the same school. */
function textOf(backend: MockBackend): string {
  return JSON.stringify(schoolOf(backend), (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value,
  );
}

/**
 * Keeps the school of a mock backend that has just begun: each call is answered from what is kept, whichever tab has
 * changed it, and what it changes is kept before its answer goes out. On another day the school begins anew, and who is
 * signed in stays so.
 */
export async function keepSchool(backend: MockBackend, shelf: Shelf): Promise<void> {
  const firstDay = textOf(backend);
  let version: string | undefined;
  let known = firstDay;

  async function load() {
    const newest = await shelf.version();
    if (newest === version) return;
    const kept = await shelf.read();
    version = newest;
    if (!kept) return;
    if (kept.firstDay === firstDay) Object.assign(backend, kept.school);
    else backend.tokens = kept.school.tokens;
    known = textOf(backend);
  }

  async function save() {
    const text = textOf(backend);
    if (text === known) return;
    known = text;
    version = crypto.randomUUID();
    await shelf.write(version, { firstDay, school: schoolOf(backend) });
  }

  backend.turn = (answer) =>
    shelf.alone(async () => {
      await load();
      const answered = answer();
      await save();
      return answered;
    });
  await backend.turn(() => undefined);
}
