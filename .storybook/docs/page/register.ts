import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { PAGE_PARAMS } from './events.ts';

type Params = Record<string, string | null>;

/** Sets the search parameters of a docs page in the URL, and removes them when another page or story is opened. */
export function registerPages(): void {
  addons.register('portal/pages', (api) => {
    let shown: Params = {};
    api.on(PAGE_PARAMS, (params: Params) => {
      shown = params;
      api.applyQueryParams(params, { replace: true });
    });
    api.on(SET_CURRENT_STORY, () => {
      const gone = Object.keys(shown).map((name) => [name, null]);
      shown = {};
      if (gone.length > 0) api.applyQueryParams(Object.fromEntries(gone), { replace: true });
    });
  });
}
