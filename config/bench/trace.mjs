// @ts-check
/** @param {any} _options */
export async function traceDashboard(_options) {
  return '';
}
