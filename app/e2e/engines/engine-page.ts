import type { Engine, EngineElement } from './engine.ts';

/** How long a page may take to show something, in milliseconds. */
const TIMEOUT_MS = 45_000;

/** The first visible element of a selector with this name, or with it in its name; runs in the page. */
function findByName(selector: string, name: string): Element | null {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
  // What the placeholder in the HTML shows does nothing yet, and looks as it will.
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && !element.matches('[aria-disabled=true]'),
  );
  return (
    shown.find((element) => nameOf(element) === name) ?? shown.find((element) => nameOf(element).includes(name)) ?? null
  );
}

/** Keeps what goes wrong in a document in `window.pageErrors`; runs in the page. */
export function recordPageErrors(): void {
  const pageErrors: string[] = [];
  Object.assign(window, { pageErrors });
  addEventListener('error', ({ message }) => pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
}

const FIELDS = 'input, textarea, select';

/** Whether something on the page moves, and will stop: what is pressed meanwhile may be elsewhere by then. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

/** The portal in an engine. Every step waits for what it needs. */
export class EnginePage {
  readonly #engine: Engine;
  readonly #origin: string;
  /** What went wrong in the documents of before. */
  readonly #pageErrors: string[] = [];

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Opens a path. */
  async open(path: string): Promise<void> {
    this.#pageErrors.push(...(await this.#pageErrorsHere()));
    await this.#engine.goto(this.#origin + path);
  }

  /** Leaves the document for a path, as a link to another application does. */
  async leaveFor(path: string): Promise<void> {
    this.#pageErrors.push(...(await this.#pageErrorsHere()));
    await this.#engine.evaluate((to) => location.assign(to), path);
  }

  /** The browser's Back. */
  back(): Promise<void> {
    return this.#engine.evaluate(() => history.back());
  }

  /** What went wrong since this was last asked. */
  async pageErrors(): Promise<string[]> {
    const here = await this.#pageErrorsHere();
    return [...this.#pageErrors.splice(0), ...here];
  }

  #pageErrorsHere(): Promise<string[]> {
    return this.#engine.evaluate(() => (window as unknown as { pageErrors?: string[] }).pageErrors ?? []);
  }

  /** Waits until the page shows a text. */
  shows(text: string): Promise<true> {
    return this.#eventually(`“${text}”`, async () => {
      const shown = await this.#engine.evaluate(() => document.body.innerText);
      return shown.includes(text) || null;
    });
  }

  /** As `shows`, scrolling on meanwhile: panels far below fetch nothing before. */
  reaches(text: string): Promise<true> {
    return this.#eventually(`“${text}” below`, async () => {
      const shown = await this.#engine.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return document.body.innerText;
      });
      return shown.includes(text) || null;
    });
  }

  /** Waits until the heading of the page begins with this text. */
  isAt(heading: string): Promise<true> {
    return this.#eventually(`the heading “${heading}”`, async () => {
      // The placeholder has the heading before the code is there; what is done with it then is a journey of its own.
      const texts = await this.#engine.evaluate(() =>
        document.querySelector('#root > [lang]')
          ? []
          : [...document.querySelectorAll('h1')].map((one) => one.textContent?.trim() ?? ''),
      );
      return texts.some((text) => text.startsWith(heading)) || null;
    });
  }

  /** Presses a control by pointer. */
  press(name: string, selector = 'a, button, [role=tab]'): Promise<true> {
    return this.#withControl(selector, name, (control) => control.click());
  }

  /** Presses a choice until the document has this attribute: a dialog that still moves takes the press elsewhere. */
  pressUntil(name: string, selector: string, attribute: string, value: string): Promise<true> {
    return this.#eventually(`“${name}” chosen`, async () => {
      if ((await this.documentAttribute(attribute)) === value) return true;
      const control = await this.#engine.find(findByName, selector, name);
      await control?.click();
      return null;
    });
  }

  /** Presses a button by keyboard: two presses of a pointer at the same place within half a second are one. */
  enter(name: string): Promise<true> {
    return this.#withControl('button', name, (control) => control.pressEnter());
  }

  /** Replaces what a field has. */
  type(label: string, text: string): Promise<true> {
    return this.#eventually(`the field “${label}”`, async () => {
      const field = await this.#engine.find(findByName, FIELDS, label);
      await field?.fill(text);
      // The portal has taken the place of the placeholder's field.
      return (await this.#valueOf(label)) === text || null;
    });
  }

  /** Chooses an option of a native select by its text. */
  choose(label: string, text: string): Promise<true> {
    return this.#eventually(`the option “${text}” of “${label}”`, () =>
      this.#engine.evaluate(
        (name, option) => {
          const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
          const chosen = [...(field?.options ?? [])].find((one) => one.text === option);
          if (!field || !chosen) return null;
          // As the browser's own picker does, which is no part of the page.
          field.value = chosen.value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        },
        label,
        text,
      ),
    );
  }

  /** Waits until a field has this value. */
  has(label: string, value: string): Promise<true> {
    return this.#eventually(`“${value}” in the field “${label}”`, async () =>
      (await this.#valueOf(label)) === value ? true : null,
    );
  }

  /** An attribute of the document. */
  documentAttribute(name: string): Promise<string | null> {
    return this.#engine.evaluate((attribute) => document.documentElement.getAttribute(attribute), name);
  }

  async pathname(): Promise<string> {
    return new URL(await this.#engine.url()).pathname;
  }

  #valueOf(label: string): Promise<string | null> {
    return this.#engine.evaluate(
      (selector, name) =>
        [...document.querySelectorAll<HTMLInputElement>(selector)].find((field) =>
          (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim().startsWith(name),
        )?.value ?? null,
      FIELDS,
      label,
    );
  }

  #withControl(selector: string, name: string, act: (control: EngineElement) => Promise<void>): Promise<true> {
    return this.#eventually(`“${name}” to press`, async () => {
      const control = await this.#engine.find(findByName, selector, name);
      if (!control || !(await control.isEnabled()) || (await this.#engine.evaluate(isMoving))) return null;
      await act(control);
      return true;
    });
  }

  /** Tries until it works. */
  async #eventually<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
    const begin = Date.now();
    let trouble: unknown;
    while (Date.now() - begin < TIMEOUT_MS) {
      try {
        const found = await attempt();
        if (found !== null) return found;
      } catch (thrown) {
        // The element was replaced, or is covered for a moment.
        trouble = thrown;
      }
      await new Promise((later) => setTimeout(later, 50));
    }
    const shown = await this.#engine.evaluate(() => document.body.innerText.replaceAll('\n', ' | ').slice(0, 600));
    throw new Error(`${what}: not within ${TIMEOUT_MS} ms. The page shows: ${shown}`, { cause: trouble });
  }
}
