// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Finding A picture that differs from its baseline or has none, or a baseline without a story.
 * @property {string} name
 * @property {'differs' | 'missing' | 'orphan'} kind
 * @property {string} sentence
 * @property {Uint8Array | undefined} baseline
 * @property {Uint8Array | undefined} now
 * @property {Uint8Array | undefined} diff
 */

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * @param {string} caption
 * @param {string | undefined} file
 */
function figure(caption, file) {
  const body = file
    ? `<a href="${escape(file)}"><img src="${escape(file)}" alt="${escape(caption)}" loading="lazy"></a>`
    : '<p>none</p>';
  return `<figure><figcaption>${escape(caption)}</figcaption>${body}</figure>`;
}

/**
 * A finding in `findings.json`, for other programs; it refers to its pictures by file name.
 * @typedef {Pick<Finding, 'name' | 'kind' | 'sentence'> & { [picture in 'baseline' | 'now' | 'diff']?: string | undefined }} Listed
 */

/**
 * Writes the findings as a page, which shows baseline, now and difference side by side, and as `findings.json`.
 * @param {string} dir Emptied first.
 * @param {{ findings: Finding[], summary: string[] }} result
 * @returns {string} The page's path.
 */
export function writeReport(dir, { findings, summary }) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });

  /** @type {Listed[]} */
  const listed = [];
  const sections = findings.map((finding) => {
    const { name, kind, sentence } = finding;
    /**
     * @param {string} suffix
     * @param {Uint8Array | undefined} png
     */
    const save = (suffix, png) => {
      if (!png) return undefined;
      const file = `${name}.${suffix}.png`;
      writeFileSync(join(dir, file), png);
      return file;
    };
    const files = {
      baseline: save('baseline', finding.baseline),
      now: save('now', finding.now),
      diff: save('difference', finding.diff),
    };
    listed.push({ name, kind, sentence, ...files });
    return `<section><h2>${escape(name)}</h2><p>${escape(sentence)}</p><div>
${figure('baseline', files.baseline)}
${figure('now', files.now)}
${figure('difference', files.diff)}
</div></section>`;
  });
  writeFileSync(join(dir, 'findings.json'), `${JSON.stringify(listed, undefined, 2)}\n`);
  const path = join(dir, 'index.html');
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures</title><meta name="viewport" content="width=device-width">
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #eee; color: #222 }
section { background: #fff; padding: 16px; margin: 16px 0; border-radius: 8px; overflow-x: auto }
section > div { display: flex; gap: 16px; align-items: flex-start }
figure { margin: 0 } figcaption { font-weight: 600 } img { border: 1px solid #ccc; max-width: 420px }
h2 { margin: 0; font-size: 18px } pre { white-space: pre-wrap }
</style></head><body><h1>Pictures</h1>
${summary.map((line) => `<p>${escape(line)}</p>`).join('\n')}
${sections.join('\n')}
</body></html>
`,
  );
  return path;
}
