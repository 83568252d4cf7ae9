import { NO_FILTER, type Filter } from '../data/find.ts';

/** What the catalogue has in the address. */
export type CatalogueParams = Filter & {
  /** The first part of the titles, or `all`. */
  part: string;
  /** Of the pictures, in px. */
  width: string;
};

export const CATALOGUE: CatalogueParams & Record<string, string> = { ...NO_FILTER, part: 'Screens', width: '390' };

/** The id of the catalogue's page. */
export const CATALOGUE_ID = 'start-here-states--docs';
