import type { NavEntry } from '@portal/domain/screens';
import {
  BookOpen,
  CalendarClock,
  CirclePlay,
  CircleHelp,
  ClipboardCheck,
  House,
  Layers,
  Radio,
  Ticket,
  User,
  type LucideIcon,
} from 'lucide-react';

/** The icon of each entry of the menu. */
export const entryIcon: Record<NavEntry, LucideIcon> = {
  dashboard: House,
  courses: BookOpen,
  liveClasses: Radio,
  videos: CirclePlay,
  assessments: ClipboardCheck,
  meetings: CalendarClock,
  events: Ticket,
  enrollment: Layers,
  help: CircleHelp,
  profile: User,
};

/** The translation key of an entry's label: that of the entry, or the older one of videos. */
export type EntryLabelKey = `entry.${NavEntry}` | 'entry.videoLibrary';

/** Returns the label key of an entry or page: videos have their older label where `videoLabelChange` is off. */
export function labelKeyOf<K extends string>(key: K, videoLabelChange: boolean): K | 'entry.videoLibrary' {
  return !videoLabelChange && key === 'entry.videos' ? 'entry.videoLibrary' : key;
}
