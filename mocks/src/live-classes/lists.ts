import type {
  ClassesTab,
  LiveClassCourseWire,
  LiveClassesRequestWire,
  LiveClassEventWire,
} from '@portal/domain/live-classes';
import { inZone, type PagedWire } from '@portal/domain/shared';
import { endOf, startOf } from './model.ts';
import { page } from '../backend/paging.ts';
import type { School, SchoolClass, Student } from '../backend/model.ts';
import { zoneOf } from '../backend/clock.ts';

/** Whom the list form is made for: whose registration and whose zone. */
type Asking = { account: Pick<Student['account'], 'UserId' | 'TimeZoneWithUtc'> };

/** The list form: day and times as this student reads them. */
export function listForm({ now }: Pick<School, 'now'>, student: Asking, one: SchoolClass): LiveClassEventWire {
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
function allClasses(school: School, student: Student): SchoolClass[] {
  const courses = new Set([0, ...courseIds(student)]);
  return school.liveClasses
    .filter((one) => student.hasCalendar && courses.has(one.course))
    .toSorted((a, b) => startOf(a) - startOf(b));
}

const isOver = ({ now }: School, one: SchoolClass) => now().getTime() >= endOf(one);

/** Those that are not over. */
const openClasses = (school: School, student: Student) =>
  allClasses(school, student).filter((one) => !isOver(school, one));

/** The lists by the names of their calls. */
const lists: Record<ClassesTab | 'archived', (school: School, one: SchoolClass, registered: boolean) => boolean> = {
  upcoming: (school, one, registered) => !isOver(school, one) && !registered,
  registered: (school, one, registered) => !isOver(school, one) && registered,
  archived: isOver,
};

/** The three paged lists of segment LiveClass. */
export function pagedClasses(
  school: School,
  student: Student,
  list: keyof typeof lists,
  { CoursePublishedIds, ...request }: LiveClassesRequestWire,
): PagedWire<LiveClassEventWire> {
  const asked = new Set(CoursePublishedIds.split(',').map(Number));
  const found = allClasses(school, student)
    .filter((one) => CoursePublishedIds === '' || asked.has(one.course))
    .filter((one) => lists[list](school, one, one.registered.includes(student.account.UserId)))
    .map((one) => listForm(school, student, one));
  return page(found, request, (one) => [one.Topic, one.TeacherName]);
}

/** LiveClass/GetNextUpcomingLiveClassEvent: all that begin at the earliest start to come. */
export function nextClasses(school: School, student: Student): LiveClassEventWire[] {
  const ahead = openClasses(school, student).filter((one) => startOf(one) > school.now().getTime());
  return ahead
    .filter((one) => ahead[0] && startOf(one) === startOf(ahead[0]))
    .map((one) => listForm(school, student, one));
}

/** LiveClass/GetClosestEvent. */
export function closestClass(school: School, student: Student): LiveClassEventWire | null {
  const [first] = openClasses(school, student);
  return first ? listForm(school, student, first) : null;
}

/** LiveClass/GetStudentCourses. */
export function liveClassCourses(student: Student): LiveClassCourseWire[] {
  return student.courses
    .filter((one) => one.ItemType === 1)
    .map((one) => ({ CoursePublishedId: one.Id, CourseName: one.CourseName }));
}
