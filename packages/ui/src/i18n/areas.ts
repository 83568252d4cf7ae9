import type { ResourceKey } from 'i18next';
import type { Language } from './languages.ts';

/** The areas whose words are there from the start. */
export const CORE_AREAS = ['common', 'courses', 'dashboard', 'errors', 'shell'];

type Words = () => Promise<{ default: ResourceKey }>;

/**
 * Where the words of an area come from. What the first screens need (`core`) is one file a language;
 * each further area is a file of its own, fetched with its screens.
 */
const core: Record<Language, () => Promise<Record<string, ResourceKey>>> = {
  en: () => import('./core.en.ts').then((m) => m.words),
  zh: () => import('./core.zh.ts').then((m) => m.words),
};

const further: Record<Language, Record<string, Words>> = {
  en: {
    session: () => import('./en/session.json'),
    announcements: () => import('./en/announcements.json'),
    appointments: () => import('./en/appointments.json'),
    assessments: () => import('./en/assessments.json'),
    banners: () => import('./en/banners.json'),
    calendar: () => import('./en/calendar.json'),
    events: () => import('./en/events.json'),
    lessons: () => import('./en/lessons.json'),
    lists: () => import('./en/lists.json'),
    liveClasses: () => import('./en/liveClasses.json'),
    notifications: () => import('./en/notifications.json'),
    progress: () => import('./en/progress.json'),
    schedule: () => import('./en/schedule.json'),
    videos: () => import('./en/videos.json'),
  },
  zh: {
    session: () => import('./zh/session.json'),
    announcements: () => import('./zh/announcements.json'),
    appointments: () => import('./zh/appointments.json'),
    assessments: () => import('./zh/assessments.json'),
    banners: () => import('./zh/banners.json'),
    calendar: () => import('./zh/calendar.json'),
    events: () => import('./zh/events.json'),
    lessons: () => import('./zh/lessons.json'),
    lists: () => import('./zh/lists.json'),
    liveClasses: () => import('./zh/liveClasses.json'),
    notifications: () => import('./zh/notifications.json'),
    progress: () => import('./zh/progress.json'),
    schedule: () => import('./zh/schedule.json'),
    videos: () => import('./zh/videos.json'),
  },
};

/** The areas whose words come with their screens. */
export const FURTHER_AREAS = Object.keys(further.en);

/** The words of `area` in `language`. Rejects when the file cannot be fetched, for instance offline. */
export async function loadArea(language: Language, area: string): Promise<ResourceKey> {
  const file = further[language][area];
  const words = file ? (await file()).default : (await core[language]())[area];
  if (!words) throw new Error(`no words for the area "${area}"`);
  return words;
}
