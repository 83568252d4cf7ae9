import * as v from 'valibot';
import { code, flag, int, type SafeHref } from '../shared/index.ts';

/** The icon of a course. `font` is a class of the server's icon font. */
export type CourseIcon = { kind: 'default' } | { kind: 'font'; className: string } | { kind: 'image'; url: SafeHref };

/** The code of an icon's source; absent or invalid, it is 1, the default icon. */
export const iconSource = v.optional(v.fallback(v.number(), 1), 1);

/** The editing status of a course (contract 3.4). */
export const courseStatus = code({ 0: 'Draft', 1: 'Ready', 2: 'EditMode', 3: 'Archived' }, null);

/** A module of a course or of its assessments. */
export interface CourseModule {
  id: number;
  name: string;
  /** Not in the student's package. */
  locked: boolean;
}

/** The same, as sent (contract 3.4). */
export interface ModuleWire {
  Id: number;
  Name: string;
  IsModulePackageActive: boolean;
}

export const courseModule = v.pipe(
  v.object({ Id: int, Name: v.string(), IsModulePackageActive: flag }),
  v.transform((sent): CourseModule => ({ id: sent.Id, name: sent.Name, locked: !sent.IsModulePackageActive })),
);
