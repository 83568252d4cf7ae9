// @ts-check

/** The most pictures listed for each kind of finding; the report lists all. */
const NAMED = 50;

/** The title of each kind of finding in the comment, in singular and plural. */
const SAID = /** @type {const} */ ({
  differs: ['picture changed', 'pictures changed'],
  missing: ['picture is new', 'pictures are new'],
  orphan: ['accepted picture has no story any more', 'accepted pictures have no story any more'],
});

/**
 * Formats the findings of a run as Markdown.
 * @param {readonly (readonly import('../pictures/report.mjs').Listed[])[]} reports The findings of each shard that
 *   compared its pictures. A picture without a story is in all of them.
 * @param {string} run The URL of the run, which has the reports as artefacts.
 */
export function changedComment(reports, run) {
  const findings = [...new Map(reports.flat().map((finding) => [finding.name, finding])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const where = `[the report of this run](${run}#artifacts)`;
  if (reports.length === 0) return `No picture was compared: see ${where}.`;
  if (findings.length === 0) return `No picture has changed.`;
  const kinds = Object.entries(SAID).flatMap(([kind, [one, several]]) => {
    const names = findings.filter((finding) => finding.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [{ title: `${names.length} ${names.length === 1 ? one : several}`, names }] : [];
  });
  const lists = kinds.map(({ title, names }) => {
    const more = names.length > NAMED ? [`- and ${names.length - NAMED} more`] : [];
    const rows = [...names.slice(0, NAMED).map((name) => `- \`${name}\``), ...more];
    return `<details><summary>${title}</summary>\n\n${rows.join('\n')}\n\n</details>`;
  });
  return [
    `**${kinds.map(({ title }) => title).join(', ')}.**`,
    `Before, now and the difference are in ${where}: download \`report-…\` and open \`pictures/index.html\`.`,
    'Meant? Then `npm run baselines:accept`, and commit the pictures with the change.',
    ...lists,
  ].join('\n\n');
}
