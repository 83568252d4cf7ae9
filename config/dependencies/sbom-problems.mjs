// @ts-check
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { ROOT } from '../processes.mjs';
import { readLockfile } from './lockfile.mjs';

/** The workspace's packages that go into a build; an SBOM must contain their dependencies. */
const SHIPPED_FROM = ['app', 'packages/data', 'packages/domain', 'packages/ui'];

/**
 * Validates an SBOM and returns the problems as sentences: breaches of the schema of its CycloneDX version, packages
 * that are not in the lockfile or have no licence, and direct dependencies that are missing.
 * @param {string} text
 * @returns {Promise<string[]>}
 */
export async function sbomProblems(text) {
  /** @type {{ specVersion?: unknown, components?: { name: string, group?: string, version: string, licenses?: unknown[] }[] }} */
  const sbom = JSON.parse(text);
  const version = Object.values(Spec.Version).find((one) => one === sbom.specVersion);
  if (version === undefined) return [`"${String(sbom.specVersion)}" is no version of CycloneDX.`];
  const invalid = await new Validation.JsonStrictValidator(version).validate(text);
  if (invalid !== null) return [`It does not fit the schema of CycloneDX ${version}: ${JSON.stringify(invalid)}`];

  const lockfile = readLockfile(ROOT);
  // The workspace's own packages are not in the lockfile.
  const components = (sbom.components ?? []).filter(({ group }) => group !== '@portal');
  const idOf = (/** @type {(typeof components)[number]} */ { group, name, version: at }) =>
    `${group ? `${group}/` : ''}${name}@${at}`;
  const ids = new Set(components.map(idOf));
  const direct = SHIPPED_FROM.flatMap((importer) =>
    Object.entries(lockfile.importers[importer]?.dependencies ?? {})
      .filter(([, { version: at }]) => !at.startsWith('link:'))
      .map(([name, { version: at }]) => `${name}@${at.replace(/\(.*$/s, '')}`),
  );
  return [
    ...[...ids].filter((id) => !(id in lockfile.packages)).map((id) => `${id} is not in pnpm-lock.yaml.`),
    ...[...new Set(direct)].filter((id) => !ids.has(id)).map((id) => `${id} is missing.`),
    ...components.filter(({ licenses = [] }) => licenses.length === 0).map((one) => `${idOf(one)} has no licence.`),
  ];
}
