import type { AnnouncementWire } from '@portal/domain/announcements';
import { inZone } from '@portal/domain/shared';
import { announcementWiresOf, type AnnouncementName } from './fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { zoneOf } from '../backend/clock.ts';

/** The announcements of each list. One is in both, since dismissing it changes only the block. */
const BLOCK: AnnouncementName[] = ['holidayHours', 'mockTests', 'chinese', 'longTitle', 'old'];
const COMMUNITY: AnnouncementName[] = ['withImage', 'withoutImage', 'manyFiles', 'chinese'];

/** Both lists of announcements, newest first. */
export function publishedBy(today: string): MockBackend['announcements'] {
  const wires = announcementWiresOf(today);
  const placed = (names: AnnouncementName[]) =>
    names.map((name) => wires[name]).toSorted((a, b) => b.PublishDateTime.localeCompare(a.PublishDateTime));
  return { block: placed(BLOCK), community: placed(COMMUNITY) };
}

/** The announcement with its date in the student's zone. */
function forStudent(student: Student, one: AnnouncementWire): AnnouncementWire {
  return { ...one, PublishedDate: inZone(new Date(one.PublishDateTime), zoneOf(student)).date };
}

/** Announcement/GetMessage: without the dismissed ones. */
export function announcementsBlock({ announcements }: MockBackend, student: Student): AnnouncementWire[] {
  if (!student.hasAnnouncements) return [];
  return announcements.block
    .filter(({ Id }) => !student.announcements.dismissed.has(Id))
    .map((one) => forStudent(student, one));
}

/** Announcement/GetActiveAnnouncements: dismissed ones included. */
export function communityPosts({ announcements }: MockBackend, student: Student): AnnouncementWire[] {
  return student.hasAnnouncements ? announcements.community.map((one) => forStudent(student, one)) : [];
}

function found({ announcements }: MockBackend, student: Student, id: number): AnnouncementWire | undefined {
  const every = student.hasAnnouncements ? [...announcements.block, ...announcements.community] : [];
  return every.find(({ Id }) => Id === id);
}

const NOT_FOUND = ['This announcement is no longer available.'];

/** Announcement/ReadDetail: marks it as read. */
export function readAnnouncement(backend: MockBackend, student: Student, id: number): Answer<AnnouncementWire> {
  const one = found(backend, student, id);
  if (!one) return refuse(NOT_FOUND, null);
  student.announcements.read.add(id);
  return forStudent(student, one);
}

/** Announcement/DissmissAnnouncement. */
export function dismissAnnouncement(backend: MockBackend, student: Student, id: number): Answer<null> {
  if (!found(backend, student, id)) return refuse(NOT_FOUND, null);
  student.announcements.dismissed.add(id);
  return null;
}
