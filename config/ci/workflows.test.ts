import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}
interface Workflow {
  permissions: Record<string, string>;
  concurrency: unknown;
  jobs: Record<string, Job>;
}

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = globSync('.github/{workflows,actions/*}/*.yml', { cwd: ROOT });
const workflows = new Map(
  globSync('.github/workflows/*.yml', { cwd: ROOT }).map((path) => [basename(path), parse(read(path)) as Workflow]),
);
const ci = workflows.get('ci.yml') as Workflow;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The steps of a job, once for each value of its matrix. */
function stepsOf({ strategy, steps }: Job): Step[] {
  const [variable = '', values = ['']] = Object.entries(strategy?.matrix ?? {})[0] ?? [];
  return values.flatMap((value) =>
    steps.map((step) => ({ ...step, run: step.run?.replaceAll(`\${{ matrix.${variable} }}`, value) ?? '' })),
  );
}

/** The stages and shards that the jobs of a workflow run, as `npm test` would be called by hand. */
const testRuns = (workflow: Workflow) =>
  Object.values(workflow.jobs)
    .flatMap(stepsOf)
    .flatMap(({ run = '' }) => (run.startsWith('npm test -- ') ? [run.slice('npm test -- '.length).split(' ')] : []));

const stages = execFileSync(process.execPath, ['config/test.mjs', '--list'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('the jobs of continuous integration', () => {
  it('run every stage of npm test once, and the stories in shards that make up the whole', () => {
    const runs = testRuns(ci).map((words) => ({
      names: words.filter((word) => stages.includes(word)),
      shard: words[words.indexOf('--shard') + 1],
    }));
    const ofStories = runs.filter(({ names }) => names.includes('stories'));
    const others = runs.filter(({ names }) => !names.includes('stories'));
    expect([...others.flatMap(({ names }) => names), 'stories'].toSorted()).toEqual(stages.toSorted());
    expect(ofStories.map(({ shard }) => shard)).toEqual(ofStories.map((_, at) => `${at + 1}/${ofStories.length}`));
  });

  it('take as artifacts only what a job before them has given', () => {
    for (const [name, job] of Object.entries(ci.jobs)) {
      const needed = [job.needs ?? []].flat();
      const given = needed
        .flatMap((need) => ci.jobs[need]?.steps ?? [])
        .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
        .map((step) => String(step.with?.['name']).replace(/\$\{\{.*\}\}/, '*'));
      const taken = job.steps
        .filter(({ uses }) => uses?.startsWith('actions/download-artifact@'))
        .map((step) => String(step.with?.['name'] ?? step.with?.['pattern']));
      expect(given, name).toEqual(expect.arrayContaining(taken));
    }
  });

  it('build the Storybook before they test its stories', () => {
    for (const name of ['stories', 'room']) expect(ci.jobs[name]?.needs).toBe('storybook');
  });
});

describe.each([...workflows])('%s', (_, workflow) => {
  const jobs = Object.entries(workflow.jobs);

  it('reads the repository, and writes only where a job says why', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writers = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
    const allowed = new Map([
      ['changed', { contents: 'read', 'pull-requests': 'write' }],
      ['publish', { pages: 'write', 'id-token': 'write' }],
    ]);
    for (const [name, { permissions }] of writers) expect(permissions, name).toEqual(allowed.get(name));
  });

  it('ends: every job has a limit, and a new run ends an old one', () => {
    for (const [name, job] of jobs) expect(job['timeout-minutes'], name).toBeGreaterThan(0);
    expect(workflow.concurrency).toBeDefined();
  });

  it('names only scripts and files that there are', () => {
    for (const { run = '' } of jobs.flatMap(([, job]) => stepsOf(job))) {
      for (const [, script = ''] of run.matchAll(/\bnpm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
      for (const [, file = ''] of run.matchAll(/\bnode (\S+\.mjs)/g))
        expect(existsSync(join(ROOT, file)), file).toBe(true);
    }
  });
});

it.each(files)('%s uses only actions of a commit that cannot change, and says its version', (path) => {
  const used = [...read(path).matchAll(/uses: (\S+)(.*)/g)].filter(([, action]) => !action?.startsWith('./'));
  for (const [, action, rest] of used) {
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(rest).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});
