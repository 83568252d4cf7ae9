import type { MockBackend } from './model.ts';

/** The fields that calls change. The settings are not among them. */
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
  /** The initial state of the backend as text. It differs on another day and in another build. */
  initial: string;
  state: State;
}

/** Where the state of a mock backend is stored for all tabs of a browser. */
export interface StateStore {
  /** Runs `work` while no other tab runs any. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** The version of the stored state; each write changes it. */
  version: () => Promise<string | undefined>;
  read: () => Promise<PersistedState | undefined>;
  write: (version: string, persisted: PersistedState) => Promise<void>;
}

const stateOf = (backend: MockBackend) => Object.fromEntries(CHANGING.map((name) => [name, backend[name]])) as State;

/** Returns the state as text, to detect a change: equal states give equal texts. */
function textOf(backend: MockBackend): string {
  return JSON.stringify(stateOf(backend), (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value,
  );
}

/**
 * Persists the state of a newly created mock backend. Each call uses the stored state, whichever tab has changed it,
 * and its changes are stored before its response is sent. On another day, or in another build, the backend has its
 * initial state again, and only the session tokens are taken over, so that students stay signed in.
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
