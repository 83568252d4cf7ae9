import type { CourseIcon } from '../blocks/index.ts';
import type { ToSafeHref } from '../shared/index.ts';
import type { Course, CourseProgress } from './model.ts';

/** The tile of a course that can be opened, with what the page shows of it before its code has loaded. */
export interface EarlyTile extends Pick<Course, 'id' | 'kind' | 'name' | 'description' | 'progress' | 'icon'> {
  availability: 'active';
}

/** Returns the early tiles of courses; null for a course that cannot be opened, whose tile also gives the reason. */
export function earlyTiles(courses: readonly Course[]): (EarlyTile | null)[] {
  return courses.map(({ id, kind, name, description, availability, progress, icon }) =>
    availability === 'active' ? { id, kind, name, description, availability, progress, icon } : null,
  );
}

const progressByName = new Map<unknown, CourseProgress>([
  ['Not Started', 'notStarted'],
  ['In Progress', 'inProgress'],
  ['Completed', 'completed'],
]);
type Row = Readonly<Record<string, unknown>>;

/** Codes of `Status` and `CourseStatus` of a course that can be opened: Active and Ready (002 §4). */
const ACTIVE = 4;
const READY = 1;

/** Codes of `IconSource` (002 §2). */
const FONT = 2;
const PICTURE = 3;

/** Reads the icon of a row; undefined when the row deviates from the contract. */
function readIcon(
  { IconSource: source = 1, IconValue: value = null }: Row,
  toSafeHref: ToSafeHref,
): CourseIcon | undefined {
  if (typeof source !== 'number' || (typeof value !== 'string' && value !== null)) return undefined;
  if (source === FONT && value) return { kind: 'font', className: value };
  const url = source === PICTURE ? toSafeHref(value) : null;
  return url === null ? { kind: 'default' } : { kind: 'image', url };
}

/** Reads a row that follows the contract exactly; null for any other, which is left to the decoder. */
function readTile(sent: unknown, toSafeHref: ToSafeHref): EarlyTile | null {
  const row = sent as Row;
  const { Id: id, ItemType: type, CourseName: name, CourseDescription: description } = row;
  const progress = progressByName.get(row['ProgressStatus']);
  if (row['Status'] !== ACTIVE || row['CourseStatus'] !== READY || !progress) return null;
  if (!Number.isInteger(id) || typeof type !== 'number' || typeof name !== 'string') return null;
  if (typeof description !== 'string' && description !== null) return null;
  const icon = readIcon(row, toSafeHref);
  if (icon === undefined) return null;
  return {
    id: id as number,
    kind: type === 1 ? 'course' : 'diagnosticTest',
    name,
    description: description || null,
    availability: 'active',
    progress,
    icon,
  };
}

/**
 * Reads the tiles in an answer of Course/PagedStudentCourse: those of {@link earlyTiles}, or null. It does not use the
 * schemas of decode.ts, which are too much code for the start of a page.
 */
export function readEarlyTiles(sent: unknown, toSafeHref: ToSafeHref): (EarlyTile | null)[] {
  const rows = (sent as { rows?: unknown } | null)?.rows;
  if (!Array.isArray(rows)) return [];
  return rows
    .filter((row) => row !== null)
    .map((row: unknown) => (typeof row === 'object' ? readTile(row, toSafeHref) : null));
}
