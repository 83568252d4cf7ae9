import type { NavEntry } from '@portal/domain/shell';
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
