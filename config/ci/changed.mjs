// @ts-check
/**
 * Prints the findings of a run's picture comparisons as a comment for its pull request.
 * `node config/ci/changed.mjs <folder of the shards' reports> <URL of the run>`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { changedComment } from './changed-comment.mjs';

const [dir = 'reports/shards', run = ''] = process.argv.slice(2);
const shards = existsSync(dir) ? readdirSync(dir).toSorted() : [];
/** @type {import('../pictures/report.mjs').Listed[][]} */
const reports = shards.flatMap((shard) => {
  const file = join(dir, shard, 'pictures', 'findings.json');
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
});
console.log(changedComment(reports, run));
