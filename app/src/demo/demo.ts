import { onCall, startMockBackendInBrowser } from '@portal/mocks/browser';
import { formatChoice, needsRestart, NOTHING_CHOSEN, parseChoice, type Choice } from '@portal/mocks/choice';
import { instantOf, setFaults, setPageClock, setPageOffline, applySwitches } from '@portal/mocks/choose';
import type { MockBackend } from '@portal/mocks/mock-backend';
import { changeCookies, clearSessionCookies, readCookie } from '../session/cookie-jar.ts';
import { choiceTextOf, keepInAddress } from './address.ts';

/** Session storage key of this tab's choice, for pages that are loaded without one in the URL. */
const KEPT = 'demoChoice';
/** The maximum number of calls that are listed. */
const MOST_CALLS = 30;

/** The demo: the mock backend of this page, its configuration, and the subscribers. */
export class Demo {
  readonly #backend: MockBackend;
  #choice: Choice;
  #made: readonly string[] = [];
  #state: DemoState;
  readonly #listeners = new Set<() => void>();

  private constructor(backend: MockBackend, choice: Choice) {
    this.#backend = backend;
    this.#choice = choice;
    this.#state = { choice, made: [] };
  }

  /**
   * Starts the mock backend as configured in the URL. Called before the portal starts, which then finds the student
   * signed in.
   */
  static async start(baseUrl: string): Promise<Demo> {
    const choice = parseChoice(choiceTextOf(location.href) ?? sessionStorage.getItem(KEPT) ?? '');
    setPageClock(choice.clock === null ? null : instantOf(choice.clock));
    const { backend, worker } = await startMockBackendInBrowser(baseUrl, choice.clock ?? 'today');
    applySwitches(backend, choice);
    setFaults(backend, choice);
    setPageOffline(choice.offline);
    const demo = new Demo(backend, choice);
    onCall(worker, (path) => demo.#recordCall(path));
    if (choice.student !== null) await demo.#signIn(choice.student);
    keepInAddress(
      () => demo.#inAddress(),
      () => demo.#refreshState(),
    );
    history.replaceState(history.state, '');
    return demo;
  }

  readonly state = (): DemoState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies a choice: failures, delay and connection at once, the rest by reloading the page. */
  readonly choose = async (next: Choice): Promise<void> => {
    const before = this.#state.choice;
    this.#choice = next;
    // Shown at once, even if the page is about to reload.
    this.#show({ choice: next, made: this.#made });
    if (needsRestart(before, next)) {
      await this.#signIn(next.student);
      // From the sign-in page, a student who is signed in goes to the portal's first page.
      this.#load(before.student === null && next.student !== null ? import.meta.env.BASE_URL : '');
      return;
    }
    setFaults(this.#backend, next);
    setPageOffline(next.offline);
    history.replaceState(history.state, '');
  };

  /** Resets the demo in all tabs: no choice, nobody signed in, and the mock backend in its initial state. */
  readonly reset = async (): Promise<void> => {
    await this.#signIn(null);
    await this.#backend.transaction(() => this.#backend.reset());
    this.#choice = NOTHING_CHOSEN;
    this.#load(import.meta.env.BASE_URL);
  };

  /** Reloads the portal, at another URL or the current one (''). */
  #load(url: string): void {
    history.replaceState(null, '', url);
    location.reload();
  }

  /** Signs a student in by setting the session cookies, without the portal's sign-in; null signs out. */
  async #signIn(userName: string | null): Promise<void> {
    if (this.#signedIn() === userName) return;
    const token = await this.#backend.transaction(() => {
      const student = this.#backend.students.find((one) => one.userName === userName);
      return student && this.#backend.newToken(student);
    });
    clearSessionCookies();
    if (token !== undefined) changeCookies({ authorizationToken: token });
  }

  /** The user name of the student who is signed in, whether here or in the portal. */
  #signedIn(): string | null {
    const userId = this.#backend.tokens.get(readCookie('authorizationToken'));
    return this.#backend.students.find(({ account }) => account.UserId === userId)?.userName ?? null;
  }

  #inAddress(): string {
    const text = formatChoice({ ...this.#choice, student: this.#signedIn() });
    sessionStorage.setItem(KEPT, formatChoice({ ...this.#choice, student: null }));
    return text;
  }

  #recordCall(path: string): void {
    this.#made = [path, ...this.#made.filter((one) => one !== path)].slice(0, MOST_CALLS);
    this.#refreshState();
  }

  /** Notifies the subscribers of the student who is signed in now. */
  #refreshState(): void {
    this.#show({ choice: { ...this.#choice, student: this.#signedIn() }, made: this.#made });
  }

  #show(state: DemoState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The state that the drawer shows. */
export interface DemoState {
  /** Its student is the one who is signed in. */
  choice: Choice;
  /** The calls that the page has made, the latest first. */
  made: readonly string[];
}
