// @ts-check

/** Licences that ask for no more than to be named: of what students get, whose notices the build writes beside it. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Of tools, which nobody is given: also those that ask for changes to be published, and those of data. */
const TOOLS = [...SHIPPED, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'Zlib'];

/**
 * Packages whose licence is on no list, and why they may be used.
 * @type {readonly { name: RegExp, licence: string, reason: string }[]}
 */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-(?:libvips-)?[\w-]+$/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips of sharp, which compares the pictures of stories: a library of its own file, in no build',
  },
];

/**
 * Whether an SPDX expression is met by a list: one of what OR joins, all of what AND joins. Brackets within are not
 * understood, so such an expression needs an exception.
 * @param {string} expression
 * @param {readonly string[]} list
 */
function meets(expression, list) {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((licence) => list.includes(licence)));
}

/**
 * A sentence for a package whose licence is not allowed; null for the others.
 * @param {{ name: string, licence: string }} used
 * @param {'shipped' | 'tools'} as
 */
export function licenceProblem({ name, licence }, as) {
  if (meets(licence, as === 'shipped' ? SHIPPED : TOOLS)) return null;
  const isException = EXCEPTIONS.some((one) => one.name.test(name) && meets(licence, [...TOOLS, one.licence]));
  if (as === 'tools' && isException) return null;
  return `${name} has the licence "${licence}", which config/dependencies/allowed-licences.mjs does not allow.`;
}
