import type { MockBackend } from './model.ts';

/** What calls change. They do not change the settings. */
const CHANGING = [
  'students',
  'liveClasses',
  'events',
  'announcements',
  'tokens',
  'resetLinks',
  'tokenCounter',
] as const;

type State = Pick<MockBackend, (typeof CHANGING)[number]>;

interface PersistedState {
  /** The state that the backend began with, as text: another one after a day, or in another build. */
  initial: string;
  state: State;
}

/** Where the state of a mock backend is stored for all tabs of a browser. */
export interface StateStore {
  /** Does some work while no other tab does any. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Of what is stored; another one after each change. */
  version: () => Promise<string | undefined>;
  read: () => Promise<PersistedState | undefined>;
  write: (version: string, persisted: PersistedState) => Promise<void>;
}

const stateOf = (backend: MockBackend) => Object.fromEntries(CHANGING.map((name) => [name, backend[name]])) as State;

/** The same text for the same state. */
function textOf(backend: MockBackend): string {
  return JSON.stringify(stateOf(backend), (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value,
  );
}

/**
 * Persists the state of a mock backend that has just begun: each call is answered from what is stored, whichever tab has
 * changed it, and what it changes is stored before its answer goes out. On another day the state begins anew, and who is
 * signed in stays so.
 */
export async function persistMockBackend(backend: MockBackend, store: StateStore): Promise<void> {
  const initial = textOf(backend);
  let version: string | undefined;
  let known = initial;

  async function load() {
    const newest = await store.version();
    if (newest === version) return;
    const persisted = await store.read();
    version = newest;
    if (!persisted) return;
    if (persisted.initial === initial) Object.assign(backend, persisted.state);
    else backend.tokens = persisted.state.tokens;
    known = textOf(backend);
  }

  async function save() {
    const text = textOf(backend);
    if (text === known) return;
    known = text;
    version = crypto.randomUUID();
    await store.write(version, { initial, state: stateOf(backend) });
  }

  backend.transaction = (answer) =>
    store.withLock(async () => {
      await load();
      const answered = answer();
      await save();
      return answered;
    });
  await backend.transaction(() => undefined);
}
