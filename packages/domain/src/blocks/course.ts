import * as v from 'valibot';
import { code, flag, int, type SafeHref } from '../shared/index.ts';

/** Where a course's icon comes from. `font` is a class of the server's icon font, `image` an address. */
export type CourseIcon = { kind: 'default' } | { kind: 'font'; className: string } | { kind: 'image'; url: SafeHref };

/** Which kind of icon is sent; absent or no number, it is the default one. */
export const iconSource = v.optional(v.fallback(v.number(), 1), 1);

/** How far a course is made (contract 3.4). */
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
