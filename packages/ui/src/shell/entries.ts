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

/** The key of an entry's word: its own, or the one videos had before the label changed. */
export type EntryWord = `entry.${NavEntry}` | 'entry.videoLibrary';

/** The word of an entry or a page: videos go by their older name where `videoLabelChange` is configured off. */
export function renamed<K extends string>(word: K, videoLabelChange: boolean): K | 'entry.videoLibrary' {
  return !videoLabelChange && word === 'entry.videos' ? 'entry.videoLibrary' : word;
}
