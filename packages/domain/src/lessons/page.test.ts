import { describe, expect, test } from 'vitest';
import { failed, loading, ready, type Failure } from '../shared/index.ts';
import { lessonsPage, moduleToShow } from './page.ts';

const speaking = { id: 11, name: 'Speaking', locked: false };
const writing = { id: 12, name: 'Writing', locked: false };
const listening = { id: 14, name: 'Listening', locked: true };
const offline: Failure = { kind: 'offline' };
const none = ready(false);
const modules = ready({ modules: [speaking, listening], locked: false });

/** CRS-19, CRS-20. */
describe('the lesson page shows', () => {
  test.each([
    ['the modules', none, modules, { kind: 'open', modules: [speaking, listening] }],
    ['a reset', ready(true), modules, { kind: 'resetting' }],
    ['a reset before the modules are there', ready(true), loading, { kind: 'resetting' }],
    ['a reset though the modules could not be had', ready(true), failed(offline), { kind: 'resetting' }],
    ['a locked course', none, ready({ modules: [speaking], locked: true }), { kind: 'locked' }],
    ['that there are none', none, ready({ modules: [], locked: false }), { kind: 'empty' }],
  ])('%s', (_what, resetting, modules, page) => {
    expect(lessonsPage(resetting, modules)).toEqual(ready(page));
  });

  test.each([
    ['the reset', loading, modules],
    ['the modules', none, loading],
  ])('nothing yet while %s is not known', (_what, resetting, modules) => {
    expect(lessonsPage(resetting, modules)).toEqual(loading);
  });

  test.each([
    ['the reset', failed(offline), modules],
    ['the modules', none, failed(offline)],
    ['the reset, before the rest has come', failed(offline), loading],
  ])('why, where %s could not be had', (_what, resetting, modules) => {
    expect(lessonsPage(resetting, modules)).toEqual(failed(offline));
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
