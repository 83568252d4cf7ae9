/** Event from a docs page to Storybook's manager: search parameters for the URL; null removes one. */
export const PAGE_PARAMS = 'portal/page-params';
