import { NO_FILTER, type Filter } from '../data/find.ts';

/** The catalogue's search parameters in the URL. */
export type CatalogueParams = Filter & {
  /** The first part of the titles, or `all`. */
  part: string;
  /** Width of the pictures in px. */
  width: string;
};

export const CATALOGUE: CatalogueParams & Record<string, string> = { ...NO_FILTER, part: 'Screens', width: '390' };

/** The id of the catalogue's docs page. */
export const CATALOGUE_ID = 'start-here-states--docs';
