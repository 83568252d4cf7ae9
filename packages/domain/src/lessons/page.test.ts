import { describe, expect, test } from 'vitest';
import { failed, loading, ready, type Failure } from '../shared/index.ts';
import { lessonsPage, moduleToShow } from './page.ts';

const speaking = { id: 11, name: 'Speaking', locked: false };
const writing = { id: 12, name: 'Writing', locked: false };
const listening = { id: 14, name: 'Listening', locked: true };
const offline: Failure = { kind: 'offline' };
const known = {
  resetting: ready(false),
  course: ready({ name: 'PTE', standing: 'open' as const }),
  modules: ready({ modules: [speaking, listening], locked: false }),
};
const standing = (is: 'maintenance' | 'archived') => ready({ name: 'PTE', standing: is });

/** CRS-14, CRS-19, CRS-20. */
describe('the lesson page shows', () => {
  test.each([
    ['the modules', {}, { is: 'open', modules: [speaking, listening] }],
    ['the modules without the name', { course: failed(offline) }, { is: 'open', modules: [speaking, listening] }],
    ['a reset', { resetting: ready(true) }, { is: 'resetting' }],
    [
      'a reset before all else',
      { resetting: ready(true), course: loading, modules: failed(offline) },
      { is: 'resetting' },
    ],
    ['maintenance', { course: standing('maintenance') }, { is: 'closed', why: 'maintenance' }],
    [
      'maintenance without modules',
      { course: standing('maintenance'), modules: failed(offline) },
      { is: 'closed', why: 'maintenance' },
    ],
    ['an archived course', { course: standing('archived') }, { is: 'closed', why: 'archived' }],
    ['a locked course', { modules: ready({ modules: [speaking], locked: true }) }, { is: 'closed', why: 'locked' }],
    ['that there are none', { modules: ready({ modules: [], locked: false }) }, { is: 'empty' }],
  ])('%s', (_what, change, page) => {
    expect(lessonsPage({ ...known, ...change })).toEqual(ready(page));
  });

  test.each([
    ['the reset', { resetting: loading }],
    ['the course', { course: loading }],
    ['the modules', { modules: loading }],
  ])('nothing yet while %s is not known', (_what, change) => {
    expect(lessonsPage({ ...known, ...change })).toEqual(loading);
  });

  test.each([
    ['the reset', { resetting: failed(offline) }],
    ['the modules', { modules: failed(offline) }],
    ['the reset, before the rest has come', { resetting: failed(offline), modules: loading, course: loading }],
  ])('why, where %s could not be had', (_what, change) => {
    expect(lessonsPage({ ...known, ...change })).toEqual(failed(offline));
  });
});

describe('the module that is shown', () => {
  const modules = [listening, speaking, writing];
  test.each([
    ['the one asked for', 12, 11, 12],
    ['a locked one when it is asked for', 14, 11, 14],
    ['the last one', null, 12, 12],
    ['not the last one when it is locked by now', null, 14, 11],
    ['the first that is open', null, null, 11],
    ['the first that is open, for one that is not there', 99, 98, 11],
  ])('is %s', (_which, asked, last, id) => {
    expect(moduleToShow(modules, asked, last)?.id).toBe(id);
  });

  test('is a locked one where all are, and none where there are none', () => {
    expect(moduleToShow([listening], null, null)).toBe(listening);
    expect(moduleToShow([], 1, 1)).toBeNull();
  });
});
