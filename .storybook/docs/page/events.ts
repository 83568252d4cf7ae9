/** From a page of the docs to Storybook's frame: values for the address; null removes one. */
export const PAGE_PARAMS = 'portal/page-params';
