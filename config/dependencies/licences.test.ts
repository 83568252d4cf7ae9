import { describe, expect, test } from 'vitest';
import { licenceProblem } from './allowed-licences.mjs';
import { licenceOf } from './installed-packages.mjs';
import { shippedPackages } from './shipped-packages.mjs';

describe('a licence is allowed', () => {
  test.each([
    ['MIT', true, true],
    ['(MIT OR CC0-1.0)', true, true],
    ['(MPL-2.0 OR Apache-2.0)', true, true],
    ['Apache-2.0 AND MIT', true, true],
    ['OFL-1.1', true, true],
    ['MPL-2.0', false, true],
    ['CC-BY-4.0', false, true],
    ['MIT AND MPL-2.0', false, true],
    ['GPL-3.0-only', false, false],
    ['MIT AND GPL-3.0-only', false, false],
    ['AGPL-3.0-only OR SEE LICENSE', false, false],
    ['LGPL-3.0-or-later', false, false],
    ['(MIT OR (GPL-2.0 AND ISC))', true, true],
    ['UNLICENSED', false, false],
    ['', false, false],
  ])('%j: shipped %j, of a tool %j', (licence, shipped, tool) => {
    expect(licenceProblem({ name: 'one', licence }, 'shipped') === null).toBe(shipped);
    expect(licenceProblem({ name: 'one', licence }, 'tools') === null).toBe(tool);
  });

  test('by exception for one package, as a tool only', () => {
    const libvips = { name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' };
    expect(licenceProblem(libvips, 'tools')).toBeNull();
    expect(licenceProblem(libvips, 'shipped')).toContain('@img/sharp-libvips-linux-x64');
    expect(licenceProblem({ ...libvips, licence: 'GPL-3.0-only' }, 'tools')).toContain('GPL-3.0-only');
  });
});

test.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC', url: 'https://a.example' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{ licenses: 'BSD-2-Clause' }, 'BSD-2-Clause'],
  [{}, ''],
])('%j names the licence %j', (manifest, expected) => {
  expect(licenceOf(manifest)).toBe(expected);
});

test('the notices of a build name packages and licences', () => {
  const notices = `# Licenses

## @scope/one - 1.0.0 (MIT)

A text with ## in it
## two.js - 2.0.0-rc.1 ((MPL-2.0 OR Apache-2.0))

## three
`;
  expect(shippedPackages(notices)).toEqual([
    { name: '@scope/one', licence: 'MIT' },
    { name: 'two.js', licence: '(MPL-2.0 OR Apache-2.0)' },
    { name: 'three', licence: '' },
  ]);
});
