// @ts-check

/**
 * The packages that the notices of a build name, `## name - version (licence)`, with their licences. A heading of another
 * form has the licence ''.
 * @param {string} notices
 * @returns {{ name: string, licence: string }[]}
 */
export function shippedPackages(notices) {
  return [...notices.matchAll(/^## ((?:@[\w.-]+\/)?[\w.-]+)(?: - (\S+) \((.+)\))?$/gm)].map(
    ([, name = '', , licence = '']) => ({ name, licence }),
  );
}
