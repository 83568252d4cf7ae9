import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The values of Storybook's toolbar. */
type Toolbar = Readonly<Record<string, unknown>>;

/** The used part of Storybook's global preview object; docs pages have no React context with the toolbar's values. */
interface Preview {
  storyStoreValue?: { userGlobals: { get: () => Toolbar; initialGlobals: Toolbar } };
}

const store = () => (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.storyStoreValue;
const NONE: Toolbar = {};
let latest: Toolbar | undefined;

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  const update = ({ globals }: { globals: Toolbar }) => {
    latest = globals;
    onChange();
  };
  channel.on(GLOBALS_UPDATED, update);
  return () => channel.off(GLOBALS_UPDATED, update);
}

const current = (): Toolbar => (latest ??= store()?.userGlobals.get()) ?? NONE;

/** Returns the values of the toolbar in a docs page. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, current);
}

/** Changes values of the toolbar. */
export function setToolbar(values: Toolbar): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: values });
}

/** Formats the changed values as Storybook has them in URLs: `&globals=language:zh;appearance:dark`. */
export function toolbarInAddress(toolbar: Toolbar): string {
  const initial = store()?.userGlobals.initialGlobals ?? NONE;
  const changed = Object.entries(toolbar).flatMap(([name, value]) =>
    typeof value === 'string' && value !== initial[name] ? [`${name}:${value}`] : [],
  );
  return changed.length > 0 ? `&globals=${changed.join(';')}` : '';
}
