import { decodeNextClasses, type LiveClass } from '@portal/domain/live-classes';
import { listForm } from './lists.ts';
import { liveClassesOf } from '../calendar/fixtures.ts';
import { fixtureContext } from '../fixtures/context.ts';
import { STORY_NOW } from '../story-now.ts';
import type { MockClass } from '../backend/model.ts';

/** The day of every story. */
const TODAY = '2026-11-21';
const MEI = { account: { UserId: 5001, TimeZoneWithUtc: '(UTC+11:00) Australia/Sydney' } };

const all = liveClassesOf(TODAY);

function read(changed: readonly MockClass[], now = STORY_NOW): LiveClass[] {
  return decodeNextClasses(
    changed.map((one) => listForm({ now: () => now }, MEI, one)),
    fixtureContext,
  );
}

function one(id: number, change: Partial<MockClass> = {}, now = STORY_NOW): LiveClass {
  const found = all.find((sent) => sent.id === id);
  const [liveClass] = found ? read([{ ...found, ...change }], now) : [];
  if (!liveClass) throw new Error(`no live class ${id}`);
  return liveClass;
}

const later = (registered: boolean) =>
  read(all.filter((sent) => sent.id !== 405 && sent.registered.includes(5001) === registered));

/** The decoded live classes by name, at the time of every story. */
export const liveClasses = {
  open: one(402),
  full: one(403),
  registered: one(406),
  liveNow: one(401),
  /** Started, and the student is not registered. */
  missed: one(401, { registered: [] }),
  /** Starts in twelve minutes. */
  soon: one(401, {}, new Date('2026-11-20T22:48:00Z')),
  withoutLink: one(401, { joinUrl: null }),
  unsafeLink: one(401, { joinUrl: 'javascript:alert(1)' }),
  presenters: one(402, { teacherPicture: '/school/icons/daniel.svg', icon: { source: 2, value: 'fa fa-pencil' } }),
  picture: one(402, { icon: { source: 3, value: '/school/icons/oet.svg' } }),
  withoutTeacher: one(402, { teacher: null, presenters: 1 }),
  longTexts: one(402, {
    topic:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: an evening on very long place names and how to read them aloud',
    teacher: 'Maximiliana Featherstonehaugh-Cholmondeley of the Northern Department',
    presenters: 12,
  }),
  chinese: one(402, { topic: 'PTE 口语：看图说话的开头与结尾', teacher: '王伟', presenters: 2 }),
  upcoming: later(false),
  all: read(all.filter((sent) => sent.id !== 405)),
  registeredOnes: later(true),
};
