import type { IntWire } from '../shared/index.ts';
import * as v from 'valibot';
import { codeSchema, flagSchema, intSchema, type SafeHref, type ToSafeHref } from '../shared/index.ts';

/** The icon of a course. `font` is a class of the server's icon font. */
export type CourseIcon = { kind: 'default' } | { kind: 'font'; className: string } | { kind: 'image'; url: SafeHref };

/** Decodes the code of an icon's source; when it is missing or invalid it is 1, the default icon. */
export const iconSource = v.optional(v.fallback(v.number(), 1), 1);

/**
 * Returns the icon for the code and value of its source: 2 is a font icon, 3 an image, anything else the default icon
 * (002 §2).
 */
export function courseIcon(source: number, value: string | null, toSafeHref: ToSafeHref): CourseIcon {
  if (source === 2 && value) return { kind: 'font', className: value };
  const url = source === 3 ? toSafeHref(value) : null;
  return url === null ? { kind: 'default' } : { kind: 'image', url };
}

/** The editing status of a course (contract 3.4). */
export const courseStatus = codeSchema({ 0: 'Draft', 1: 'Ready', 2: 'EditMode', 3: 'Archived' }, null);

/** A module of a course or of its assessments. */
export interface CourseModule {
  id: number;
  name: string;
  /** Not in the student's package. */
  locked: boolean;
}

/** A module of a course or of its assessments, as sent (contract 3.4). */
export interface ModuleWire {
  Id: IntWire;
  Name: string;
  IsModulePackageActive: boolean;
}

export const courseModule = v.pipe(
  v.object({ Id: intSchema, Name: v.string(), IsModulePackageActive: flagSchema }),
  v.transform((sent): CourseModule => ({ id: sent.Id, name: sent.Name, locked: !sent.IsModulePackageActive })),
);
