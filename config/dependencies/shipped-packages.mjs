// @ts-check

/**
 * Parses the packages and their licences from the notices of a build, whose headings are `## name - version (licence)`.
 * A package whose heading is only its name has the licence ''.
 * @param {string} notices
 * @returns {{ name: string, licence: string }[]}
 */
export function shippedPackages(notices) {
  return [...notices.matchAll(/^## ((?:@[\w.-]+\/)?[\w.-]+)(?: - (\S+) \((.+)\))?$/gm)].map(
    ([, name = '', , licence = '']) => ({ name, licence }),
  );
}
