import type { i18n, PostProcessorModule, TOptions } from 'i18next';
import { flushSync } from 'react-dom';
import { getI18n, initReactI18next } from 'react-i18next';
import { keptEdits } from './device.ts';
import type { Edit } from './edits.ts';
import { addMarkers } from './key-markers.ts';

/**
 * The options with the key that i18next has resolved, including the suffix of its plural form
 * (`postProcessPassResolved`).
 */
type Resolved = TOptions & { i18nResolved?: { usedKey?: string; exactUsedKey?: string; usedNS?: string } };

/** The keys of all translations that had markers; the index is the number in the markers. */
const keys: string[] = [];
const numbers = new Map<string, number>();

/** The key of each translated text, for texts that a component has stored and does not translate again. */
const keysOfTexts = new Map<string, string>();

let markersOn = false;

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
    // A list of texts, or an object of nested keys.
    if (typeof value !== 'string') return value as string;
    const { usedNS, usedKey, exactUsedKey } = options.i18nResolved ?? {};
    const key = `${usedNS}:${exactUsedKey ?? usedKey ?? [given].flat().at(-1)}`;
    keysOfTexts.set(value, key);
    return markersOn ? addMarkers(value, numberOf(key)) : value;
  },
};

/** Returns the key for the number in its markers. */
export const keyOf = (number: number): string | undefined => keys[number];

/** Returns the key of a text that has been translated before. */
export const keyOfText = (text: string): string | undefined => keysOfTexts.get(text);

/** Returns the i18next instance of the current story; undefined before the first story. */
const current = () => getI18n() as i18n | undefined;

/** Returns the language of the current story; '' before the first story. */
export const currentLanguage = (): string => current()?.language ?? '';

/** Renders the story's texts again, synchronously. */
function redraw(): void {
  const instance = current();
  if (!instance) return;
  flushSync(() => instance.emit('languageChanged', instance.language));
}

/**
 * Calls `read` while each translation has invisible markers with the number of its key. It is synchronous, so nothing
 * is painted.
 */
export function withMarkers<T>(read: () => T): T {
  markersOn = true;
  try {
    redraw();
    return read();
  } finally {
    markersOn = false;
    redraw();
  }
}

/** Splits a full key into namespace and key. */
function partsOf(key: string): [namespace: string, key: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}

const instances = new Set<i18n>();
/** The edits that have been applied to each instance. */
const applied = new WeakMap<i18n, Edit[]>();

/** Applies edits to the loaded translations; edits that were made on an older text are left out. */
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

function revertEdits(instance: i18n): void {
  for (const { language, key, before } of applied.get(instance) ?? []) {
    const [namespace, name] = partsOf(key);
    instance.addResource(language, namespace, name, before, { silent: true });
  }
  applied.delete(instance);
}

/** Renders the story with these edits, and without earlier ones. */
export function showEdits(edits: readonly Edit[]): void {
  for (const instance of instances) {
    revertEdits(instance);
    apply(instance, edits);
  }
  redraw();
}

function registerInstance(instance: i18n): void {
  instances.add(instance);
  instance.use(recorder);
  const { postProcess } = instance.options;
  instance.options.postProcess = [...(postProcess ? [postProcess].flat() : []), recorder.name];
  instance.options.postProcessPassResolved = true;
  instance.store.on('added', (language, namespace) => {
    // Adds the bundle again, which makes i18next copy it: before, it shares objects with the imported file, so that an
    // edit would change all instances.
    const loaded: unknown = instance.getResourceBundle(language, namespace);
    instance.addResourceBundle(language, namespace, loaded, false, true, { silent: true });
    apply(
      instance,
      keptEdits().filter((edit) => edit.language === language && partsOf(edit.key)[0] === namespace),
    );
  });
}

/** Registers every i18next instance that is created in the canvas from now on, including those that stories create. */
export function registerNewInstances(): void {
  const { init } = initReactI18next;
  initReactI18next.init = (instance) => {
    init(instance);
    registerInstance(instance);
  };
}
