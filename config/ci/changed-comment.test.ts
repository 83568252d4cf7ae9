import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedComment } from './changed-comment.mjs';

const RUN = 'https://host.test/runs/7';
const finding = (name: string, kind: 'differs' | 'missing' | 'orphan' = 'differs') => ({ name, kind, sentence: '' });

it.each([
  ['nothing was compared', [], `No picture was compared: see [the report of this run](${RUN}#artifacts).`],
  ['nothing changed', [[], []], 'No picture has changed.'],
])('of a run in which %s', (_, reports, comment) => {
  expect(changedComment(reports, RUN)).toBe(comment);
});

it('counts and names what changed, each picture once, whichever shard found it', () => {
  const orphan = finding('screens-old--state.phone', 'orphan');
  const comment = changedComment(
    [
      [finding('screens-b--state.phone'), orphan],
      [finding('screens-a--state.phone'), orphan],
    ],
    RUN,
  );
  expect(comment).toContain('**2 pictures changed, 1 accepted picture has no story any more.**');
  expect(comment).toContain(`[the report of this run](${RUN}#artifacts)`);
  expect(comment.match(/`screens-[^`]*`/g)).toEqual([
    '`screens-a--state.phone`',
    '`screens-b--state.phone`',
    '`screens-old--state.phone`',
  ]);
});

it('is not longer than a comment may be', () => {
  const many = Array.from({ length: 3000 }, (_, i) => finding(`screens-a--state-${i}.phone`, 'missing'));
  const comment = changedComment([many], RUN);
  expect(comment).toContain('**3000 pictures are new.**');
  expect(comment).toContain('- and 2950 more');
  expect(comment.length).toBeLessThan(65_536);
});

it('is printed from the reports of the shards, as they are downloaded', () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-shards-'));
  try {
    for (const [shard, findings] of [[], [finding('screens-a--state.phone')]].entries()) {
      mkdirSync(join(dir, `report-${shard}`, 'pictures'), { recursive: true });
      writeFileSync(join(dir, `report-${shard}`, 'pictures', 'findings.json'), JSON.stringify(findings));
    }
    const script = join(import.meta.dirname, 'changed.mjs');
    expect(execFileSync(process.execPath, [script, dir, RUN], { encoding: 'utf8' })).toContain(
      '**1 picture changed.**',
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
});
