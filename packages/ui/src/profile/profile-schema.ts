import {
  PROFILE_FIELDS,
  profileProblem,
  type ProfileChecks,
  type ProfileField,
  type ProfileFields,
  type ProfileProblem,
} from '@portal/domain/profile';
import { mixed, object, string, type ObjectSchema, type StringSchema } from 'yup';
import { dateProblem } from '../kit/index.ts';

/** The error of a field; a translation key of `problem`. `date`: what was typed is not a date. */
export type FieldProblem = ProfileProblem | 'date';

const DATES: readonly ProfileField[] = ['birthDate', 'toeflTestDate'];

function problemOf(field: ProfileField, value: string, checks: ProfileChecks): FieldProblem | null {
  const problem = profileProblem(field, value, checks);
  const typed = DATES.includes(field) && checks.profile.shown.includes(field);
  return typed && dateProblem(value, {}) === 'impossible' ? 'date' : problem;
}

type TextName = Exclude<ProfileField, 'calendarSync'>;
const TEXTS = PROFILE_FIELDS.filter((field) => field !== 'calendarSync');

/**
 * Returns the schema of a student's form, built from the fields that the school asks for. Messages are translation
 * keys.
 */
export function profileSchema(checks: ProfileChecks): ObjectSchema<ProfileFields> {
  const rule = (field: TextName) =>
    string()
      .defined()
      .test({
        name: field,
        test: (value, { createError }) => {
          const problem = problemOf(field, value, checks);
          return problem === null || createError({ message: problem });
        },
      });
  const texts = Object.fromEntries(TEXTS.map((field) => [field, rule(field)])) as Record<
    TextName,
    StringSchema<string>
  >;
  return object({ ...texts, calendarSync: mixed<boolean>().defined() });
}
