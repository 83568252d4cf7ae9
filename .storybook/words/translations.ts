import type { i18n, PostProcessorModule, TOptions } from 'i18next';
import { flushSync } from 'react-dom';
import { getI18n, initReactI18next } from 'react-i18next';
import { keptEdits } from './device.ts';
import type { Edit } from './edits.ts';
import { frame } from './frames.ts';

/** What i18next found for a key (`postProcessPassResolved`): the very key, with the ending of its plural form. */
type Resolved = TOptions & { i18nResolved?: { usedKey?: string; exactUsedKey?: string; usedNS?: string } };

/** The keys of all translations that were made, by the number of their frame. */
const keys: string[] = [];
const numbers = new Map<string, number>();

/** The key of each text that was made, for texts that a component has kept and does not ask for again. */
const keysOfTexts = new Map<string, string>();

let framing = false;

function numberOf(key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  keys.push(key);
  numbers.set(key, keys.length - 1);
  return keys.length - 1;
}

const recorder: PostProcessorModule = {
  type: 'postProcessor',
  name: 'words',
  process(value: unknown, given: string[] | string, options: Resolved) {
    // A list of sentences, or a branch of the file.
    if (typeof value !== 'string') return value as string;
    const { usedNS, usedKey, exactUsedKey } = options.i18nResolved ?? {};
    const key = `${usedNS}:${exactUsedKey ?? usedKey ?? [given].flat().at(-1)}`;
    keysOfTexts.set(value, key);
    return framing ? frame(value, numberOf(key)) : value;
  },
};

/** The key of a frame's number. */
export const keyOf = (number: number): string | undefined => keys[number];

/** The key of a text as it was drawn at some time. */
export const keyOfText = (text: string): string | undefined => keysOfTexts.get(text);

/** The instance of the story on screen; undefined before the first one. */
const current = () => getI18n() as i18n | undefined;

/** The language of the story on screen; '' before the first one. */
export const currentLanguage = (): string => current()?.language ?? '';

/** Draws the story's texts anew, at once. */
function redraw(): void {
  const instance = current();
  if (!instance) return;
  flushSync(() => instance.emit('languageChanged', instance.language));
}

/** Reads the canvas while each translation has an invisible frame with its number. Nothing of it is painted. */
export function whileFramed<T>(read: () => T): T {
  framing = true;
  try {
    redraw();
    return read();
  } finally {
    framing = false;
    redraw();
  }
}

/** The namespace and the key in its file. */
function partsOf(key: string): [namespace: string, key: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}

const instances = new Set<i18n>();
/** The edits that each instance has. */
const applied = new WeakMap<i18n, Edit[]>();

/** Puts edits into the translations that are loaded; one that was made on another text than that of today is left out. */
function apply(instance: i18n, edits: readonly Edit[]): void {
  const done = applied.get(instance) ?? [];
  applied.set(instance, done);
  for (const edit of edits) {
    const [namespace, key] = partsOf(edit.key);
    const isLoaded = instance.hasResourceBundle(edit.language, namespace);
    if (!isLoaded || (instance.getResource(edit.language, namespace, key) ?? '') !== edit.before) continue;
    instance.addResource(edit.language, namespace, key, edit.after, { silent: true });
    done.push(edit);
  }
}

function takeBack(instance: i18n): void {
  for (const { language, key, before } of applied.get(instance) ?? []) {
    const [namespace, name] = partsOf(key);
    instance.addResource(language, namespace, name, before, { silent: true });
  }
  applied.delete(instance);
}

/** Draws the story with these edits, and no others. */
export function showEdits(edits: readonly Edit[]): void {
  for (const instance of instances) {
    takeBack(instance);
    apply(instance, edits);
  }
  redraw();
}

function adopt(instance: i18n): void {
  instances.add(instance);
  instance.use(recorder);
  const { postProcess } = instance.options;
  instance.options.postProcess = [...(postProcess ? [postProcess].flat() : []), recorder.name];
  instance.options.postProcessPassResolved = true;
  instance.store.on('added', (language, namespace) => {
    // Put in anew, i18next copies it: until then it has branches of the file itself, and an edit would be in all instances.
    const loaded: unknown = instance.getResourceBundle(language, namespace);
    instance.addResourceBundle(language, namespace, loaded, false, true, { silent: true });
    apply(
      instance,
      keptEdits().filter((edit) => edit.language === language && partsOf(edit.key)[0] === namespace),
    );
  });
}

/** From here on, every i18next instance of the canvas is known, also one that a story makes for itself. */
export function adoptInstances(): void {
  const { init } = initReactI18next;
  initReactI18next.init = (instance) => {
    init(instance);
    adopt(instance);
  };
}
