import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { makeSbom } from './make-sbom.mjs';
import { sbomProblems } from './sbom-problems.mjs';

interface Sbom {
  specVersion: string;
  components: Record<string, unknown>[];
}

// Installing has fetched pnpm, so npx has it; nothing is asked for over the network in a test.
const { code, text } = await makeSbom({ npm_config_offline: 'true' });
const there = code === 0;
if (!there) {
  if (process.env['GITHUB_ACTIONS']) throw new Error(`There is no pnpm to write the SBOM:\n${text}`);
  console.log('note: npx has no pnpm here any more: the SBOM is not tested.');
}

/** The problems of the SBOM after a change. */
function problemsAfter(change: (sbom: Sbom) => unknown): Promise<string[]> {
  const sbom = JSON.parse(text) as Sbom;
  change(sbom);
  return sbomProblems(JSON.stringify(sbom));
}

const named = (name: string) => (one: Record<string, unknown>) => one['name'] === name;

describe.skipIf(!there)('the SBOM', () => {
  test('fits the schema of CycloneDX, and is as the lockfile', async () => {
    expect(await sbomProblems(text)).toEqual([]);
  });

  test.each<[string, (sbom: Sbom) => unknown, RegExp]>([
    ['of no version', (sbom) => (sbom.specVersion = '0.9'), /"0.9" is no version of CycloneDX/],
    ['with a field of no schema', (sbom) => Object.assign(sbom, { made: 'by hand' }), /does not fit the schema/],
    [
      'without a package',
      (sbom) => sbom.components.splice(sbom.components.findIndex(named('valibot')), 1),
      /^valibot@.* is missing/,
    ],
    [
      'with another version',
      (sbom) => Object.assign(sbom.components.find(named('yup')) ?? {}, { version: '0.0.1' }),
      /^yup@0.0.1 is not in pnpm-lock/,
    ],
    ['without a licence', (sbom) => delete sbom.components.find(named('yup'))?.['licenses'], /^yup@.* has no licence/],
  ])('%s is refused', async (_name, change, problem) => {
    expect((await problemsAfter(change))[0]).toMatch(problem);
  });
});
