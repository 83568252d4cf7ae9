import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeCourseAssessment, decodeDiagnosticTest, decodeDiagnosticTestId } from './decode.ts';

describe('the assessments of a course', () => {
  const sent = {
    CourseName: 'PTE Academic',
    ModuleDtos: [
      { Id: 11, Name: 'Speaking', IsModulePackageActive: true },
      { Id: 12, Name: 'Writing', IsModulePackageActive: false },
    ],
    IsCourseNotAvailable: false,
    IsResetInProgress: false,
  };
  const courseName = 'PTE Academic';
  const modules = [
    { id: 11, name: 'Speaking', locked: false },
    { id: 12, name: 'Writing', locked: true },
  ];

  test.each([
    ['modules', {}, { courseName, kind: 'modules', modules }],
    ['flags that are absent', { IsCourseNotAvailable: undefined, IsResetInProgress: null }, { kind: 'modules' }],
    ['none', { ModuleDtos: [] }, { courseName, kind: 'empty' }],
    ['null for none', { ModuleDtos: null }, { kind: 'empty' }],
    ['a reset that runs', { IsResetInProgress: true }, { courseName, kind: 'resetting' }],
    ['a reset that runs, and no modules meanwhile', { IsResetInProgress: true, ModuleDtos: [] }, { kind: 'resetting' }],
    ['a course that is not available', { IsCourseNotAvailable: true }, { courseName, kind: 'unavailable' }],
    ['both', { IsCourseNotAvailable: true, IsResetInProgress: true }, { kind: 'unavailable' }],
  ])('%s', (_name, change, expected) => {
    expect(decodeCourseAssessment({ ...sent, ...change })).toMatchObject(expected);
  });

  test('a module whose flag is absent is locked: what was not bought is not shown as open', () => {
    expect(decodeCourseAssessment({ ...sent, ModuleDtos: [{ Id: 11, Name: 'Speaking' }] })).toMatchObject({
      modules: [{ id: 11, locked: true }],
    });
  });

  test.each([
    ['no name', { CourseName: undefined }],
    ['modules that are no list', { ModuleDtos: 'none' }],
    ['a module without an id', { ModuleDtos: [{ Name: 'Speaking' }] }],
    ['a module without a name', { ModuleDtos: [{ Id: 11 }] }],
  ])('%s is not understood', (_name, change) => {
    expect(() => decodeCourseAssessment({ ...sent, ...change })).toThrow(FailureError);
  });
});

describe('a diagnostic test', () => {
  const sent = { Name: 'PTE diagnostic test', WizardId: 77, IsReady: true };
  const name = 'PTE diagnostic test';

  test.each([
    ['that was not started, with flags absent', {}, { name, state: 'ready', wizardId: 77 }],
    ['in progress', { IsInProgress: true }, { name, state: 'inProgress', wizardId: 77 }],
    ['completed', { IsCompleted: true, IsDTSubmitted: true }, { name, state: 'completed', wizardId: 77 }],
    ['that is evaluated', { IsDTSubmitted: true, IsInProgress: true }, { name, state: 'awaitingEvaluation' }],
    ['expired', { IsExpire: true }, { name, state: 'expired' }],
    ['archived', { IsArchive: true }, { name, state: 'archived' }],
    ['not ready', { IsReady: false }, { name, state: 'notReady' }],
    ['that does not say it is ready', { IsReady: null }, { name, state: 'notReady' }],
  ])('%s', (_name, change, expected) => {
    expect(decodeDiagnosticTest({ ...sent, ...change })).toEqual(expected);
  });

  test.each([
    ['no name', { Name: null }],
    ['no exercise', { WizardId: undefined }],
    ['an exercise by name', { WizardId: '77' }],
  ])('with %s is not understood', (_name, change) => {
    expect(() => decodeDiagnosticTest({ ...sent, ...change })).toThrow(FailureError);
  });

  test('has an id for its uuid', () => {
    expect(decodeDiagnosticTestId({ DiagnosticTestId: 301 })).toBe(301);
    expect(() => decodeDiagnosticTestId({})).toThrow(FailureError);
  });
});
