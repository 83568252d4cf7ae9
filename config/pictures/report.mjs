// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Finding A picture that is not the same as its baseline.
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
 * Writes a page that shows the findings: baseline, now and difference beside each other.
 * @param {string} dir Emptied first.
 * @param {{ findings: Finding[], summary: string[] }} result
 * @returns {string} The page's path.
 */
export function writeReport(dir, { findings, summary }) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });

  const sections = findings.map((finding) => {
    const stem = finding.name;
    /**
     * @param {string} suffix
     * @param {Uint8Array | undefined} png
     */
    const save = (suffix, png) => {
      if (!png) return undefined;
      const file = `${stem}.${suffix}.png`;
      writeFileSync(join(dir, file), png);
      return file;
    };
    return `<section><h2>${escape(finding.name)}</h2><p>${escape(finding.sentence)}</p><div>
${figure('baseline', save('baseline', finding.baseline))}
${figure('now', save('now', finding.now))}
${figure('difference', save('difference', finding.diff))}
</div></section>`;
  });
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
