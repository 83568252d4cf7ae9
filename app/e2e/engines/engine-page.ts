import type { Engine, EngineElement } from './engine.ts';

/** How long a page may take to show something, in milliseconds. */
const TIMEOUT_MS = 45_000;

/** Returns the first visible element of a selector whose name is `name`, or contains it; runs in the page. */
function findByName(selector: string, name: string): Element | null {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
  // The placeholder's controls look enabled, but do nothing yet.
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && !element.matches('[aria-disabled=true]'),
  );
  return (
    shown.find((element) => nameOf(element) === name) ?? shown.find((element) => nameOf(element).includes(name)) ?? null
  );
}

/** Records the errors of a document in `window.pageErrors`; runs in the page. */
export function recordPageErrors(): void {
  const pageErrors: string[] = [];
  Object.assign(window, { pageErrors });
  addEventListener('error', ({ message }) => pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
}

const FIELDS = 'input, textarea, select';

/** Whether a finite animation is running: an element may have moved by the time it is clicked. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

/** The portal in an engine. Every step waits for the elements it needs. */
export class EnginePage {
  readonly #engine: Engine;
  readonly #origin: string;
  /** The errors of earlier documents. */
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

  /** Loads a path as a new document, like a link to another application. */
  async leaveFor(path: string): Promise<void> {
    this.#pageErrors.push(...(await this.#pageErrorsHere()));
    await this.#engine.evaluate((to) => location.assign(to), path);
  }

  /** The browser's Back. */
  back(): Promise<void> {
    return this.#engine.evaluate(() => history.back());
  }

  /** Returns the errors since the last call. */
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

  /** As `shows`, scrolling down in the meantime: panels far below the viewport fetch nothing earlier. */
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
      // The placeholder's heading does not count: what is done with the placeholder is a journey of its own.
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

  /** Clicks a choice until the document has this attribute: the click misses in a dialog that is still moving. */
  pressUntil(name: string, selector: string, attribute: string, value: string): Promise<true> {
    return this.#eventually(`“${name}” chosen`, async () => {
      if ((await this.documentAttribute(attribute)) === value) return true;
      const control = await this.#engine.find(findByName, selector, name);
      await control?.click();
      return null;
    });
  }

  /** Presses a button by keyboard: two clicks at the same position within half a second count as one. */
  enter(name: string): Promise<true> {
    return this.#withControl('button', name, (control) => control.pressEnter());
  }

  /** Replaces the value of a field. */
  type(label: string, text: string): Promise<true> {
    return this.#eventually(`the field “${label}”`, async () => {
      const field = await this.#engine.find(findByName, FIELDS, label);
      await field?.fill(text);
      // The portal may have replaced the placeholder's field in the meantime.
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
          // Has the effect of the browser's own picker, which is not part of the page.
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

  /** Repeats an attempt until it returns something else than null. */
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
