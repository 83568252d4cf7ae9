// @ts-check

/** Licences allowed in the shipped code: they require no more than attribution, which the build writes as notices. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/**
 * Licences allowed for tools, which are not distributed: also licences that require publishing changes, and data
 * licences.
 */
const TOOLS = [...SHIPPED, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'Zlib'];

/**
 * Packages whose licence is on neither list, with the reason why they may be used.
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
 * Whether a list satisfies an SPDX expression: one operand of OR, all operands of AND. Inner brackets are not parsed,
 * so such an expression needs an exception.
 * @param {string} expression
 * @param {readonly string[]} list
 */
function meets(expression, list) {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((licence) => list.includes(licence)));
}

/**
 * Returns an error message for a package whose licence is not allowed; null for an allowed one.
 * @param {{ name: string, licence: string }} used
 * @param {'shipped' | 'tools'} as
 */
export function licenceProblem({ name, licence }, as) {
  if (meets(licence, as === 'shipped' ? SHIPPED : TOOLS)) return null;
  const isException = EXCEPTIONS.some((one) => one.name.test(name) && meets(licence, [...TOOLS, one.licence]));
  if (as === 'tools' && isException) return null;
  return `${name} has the licence "${licence}", which config/dependencies/allowed-licences.mjs does not allow.`;
}
