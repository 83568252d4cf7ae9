import type {
  ClassesTab,
  LiveClassCourseWire,
  LiveClassesRequestWire,
  LiveClassEventWire,
} from '@portal/domain/live-classes';
import { inZone, type PagedWire } from '@portal/domain/shared';
import { endOf, startOf } from './model.ts';
import { page } from '../backend/paging.ts';
import type { MockBackend, MockClass, Student } from '../backend/model.ts';
import { zoneOf } from '../backend/clock.ts';

/** The fields of the student that the list form depends on: registration and zone. */
type Viewer = { account: Pick<Student['account'], 'UserId' | 'TimeZoneWithUtc'> };

/** The list form, with day and times in the student's zone. */
export function listForm({ now }: Pick<MockBackend, 'now'>, student: Viewer, one: MockClass): LiveClassEventWire {
  const zone = zoneOf(student);
  const start = inZone(new Date(startOf(one)), zone);
  const at = now().getTime();
  return {
    Id: one.id,
    Topic: one.topic,
    StartDate: start.date,
    StartTime: start.time,
    EndTime: inZone(new Date(endOf(one)), zone).time,
    TeacherName: one.teacher,
    TeacherProfilePictureUri: one.teacherPicture,
    TotalPresenter: one.presenters,
    ZoomLink: one.joinUrl,
    IsLiveNow: at >= startOf(one) && at < endOf(one),
    IsRegistered: one.registered.includes(student.account.UserId),
    IconSource: one.icon.source,
    Icon: one.icon.value,
    Display: true,
  };
}

const courseIds = (student: Student) => student.courses.filter((one) => one.ItemType === 1).map((one) => one.Id);

/** The classes this student may see, by start. */
function allClasses(backend: MockBackend, student: Student): MockClass[] {
  const courses = new Set([0, ...courseIds(student)]);
  return backend.liveClasses
    .filter((one) => student.hasCalendar && courses.has(one.course))
    .toSorted((a, b) => startOf(a) - startOf(b));
}

const isOver = ({ now }: MockBackend, one: MockClass) => now().getTime() >= endOf(one);

/** Classes that have not ended. */
const openClasses = (backend: MockBackend, student: Student) =>
  allClasses(backend, student).filter((one) => !isOver(backend, one));

/** Whether a list contains a class. */
const lists: Record<ClassesTab | 'archived', (backend: MockBackend, one: MockClass, registered: boolean) => boolean> = {
  upcoming: (backend, one, registered) => !isOver(backend, one) && !registered,
  registered: (backend, one, registered) => !isOver(backend, one) && registered,
  archived: isOver,
};

/** The three paged lists of segment LiveClass. */
export function pagedClasses(
  backend: MockBackend,
  student: Student,
  list: keyof typeof lists,
  { CoursePublishedIds, ...request }: LiveClassesRequestWire,
): PagedWire<LiveClassEventWire> {
  const courses = new Set(CoursePublishedIds.split(',').map(Number));
  const found = allClasses(backend, student)
    .filter((one) => CoursePublishedIds === '' || courses.has(one.course))
    .filter((one) => lists[list](backend, one, one.registered.includes(student.account.UserId)))
    .map((one) => listForm(backend, student, one));
  return page(found, request, (one) => [one.Topic, one.TeacherName]);
}

/** LiveClass/GetNextUpcomingLiveClassEvent: all classes at the earliest start in the future. */
export function nextClasses(backend: MockBackend, student: Student): LiveClassEventWire[] {
  const ahead = openClasses(backend, student).filter((one) => startOf(one) > backend.now().getTime());
  return ahead
    .filter((one) => ahead[0] && startOf(one) === startOf(ahead[0]))
    .map((one) => listForm(backend, student, one));
}

/** LiveClass/GetClosestEvent. */
export function closestClass(backend: MockBackend, student: Student): LiveClassEventWire | null {
  const [first] = openClasses(backend, student);
  return first ? listForm(backend, student, first) : null;
}

/** LiveClass/GetStudentCourses. */
export function liveClassCourses(student: Student): LiveClassCourseWire[] {
  return student.courses
    .filter((one) => one.ItemType === 1)
    .map((one) => ({ CoursePublishedId: one.Id, CourseName: one.CourseName }));
}
