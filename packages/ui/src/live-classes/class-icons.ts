import {
  AudioLines,
  BookOpen,
  Briefcase,
  Bus,
  Calendar,
  Camera,
  CircleQuestionMark,
  Clock,
  FileText,
  Globe,
  GraduationCap,
  Headset,
  Heart,
  Image,
  Languages,
  Laptop,
  Lightbulb,
  Mail,
  MessagesSquare,
  Mic,
  Monitor,
  Pencil,
  Phone,
  Play,
  Plus,
  Presentation,
  Radio,
  Stethoscope,
  Target,
  Trophy,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react';

/**
 * Maps icon names to icons of the portal. The server names icons by the classes of an icon font that the portal does
 * not ship; these are the names of Font Awesome, old and new, grouped by what they show. The first match counts, so the
 * more specific names of a family come first.
 */
const iconsByName: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(headset|headphones?|ear)/, Headset],
  [/^(camera-retro|camera$|camera-rotate)/, Camera],
  [/^(video|film|camcorder|camera|youtube|vimeo)/, Video],
  [/^(live|broadcast|tower|podcast|rss|signal|wifi|satellite|stream|radio)/, Radio],
  [/^(play|circle-play)/, Play],
  [/^(microphone|mic$|mic-|volume|bullhorn|megaphone)|speak|voice/, Mic],
  [/^(music|wave|audio|sound)|listen/, AudioLines],
  [/^(pen|edit|feather|highlighter|marker|keyboard)|writ/, Pencil],
  [/^(file|doc|clipboard|list|newspaper|align|paragraph|font$|note|copy)/, FileText],
  [/^(book|bookmark|glasses)|read/, BookOpen],
  [/^(mail|envelope|letter|paper-plane|inbox)/, Mail],
  [/^(chat|comment|message|comments|quote)/, MessagesSquare],
  [/^(graduation|user-graduate|university|school|mortar|diploma|certificate)/, GraduationCap],
  [/^(chalkboard|person-chalkboard|presentation|chart|easel|blackboard)/, Presentation],
  [/^(stethoscope|user-md|hospital|medkit|pills|syringe|ambulance|nurse)/, Stethoscope],
  [/^(user|people|group|child|person|handshake|id-)/, Users],
  [/^(language|spell|a$|globe-language)/, Languages],
  [/^(globe|earth|flag|map|plane|passport)/, Globe],
  [/^(laptop)/, Laptop],
  [/^(desktop|tv|television|display|computer|monitor|tablet|mobile)/, Monitor],
  [/^(phone)/, Phone],
  [/^(calendar)/, Calendar],
  [/^(clock|hourglass|stopwatch|history)/, Clock],
  [/^(target|bullseye|crosshairs|check|tasks|test|exam)/, Target],
  [/^(trophy|award|star|medal|crown|ribbon)/, Trophy],
  [/^(lightbulb|brain|puzzle|magic)/, Lightbulb],
  [/^(question|circle-question|info|life-ring)/, CircleQuestionMark],
  [/^(heart)/, Heart],
  [/^(briefcase|suitcase|building|landmark|coins|dollar)/, Briefcase],
  [/^(image|picture|photo|palette|paint)/, Image],
  [/^(bus|car|train|taxi|bicycle|ship)/, Bus],
  [/^(plus|circle-plus)/, Plus],
];

/** Words of the class that name no icon, but the style or size of the font. */
const STYLES = /^(?:fa[a-z]?|fa-(?:solid|regular|light|thin|brands|duotone|sharp|fw|lg|\d?x[sl]?|\dx))$/;

/** Returns the icon for a font class (001 §3), or the neutral one of a live class when the name is unknown. */
export function toClassIcon(className: string): LucideIcon {
  const names = className
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !STYLES.test(word))
    .map((word) => word.replace(/^(?:fa|icon|bi|mdi|glyphicon|la|ti)-/, ''));
  for (const name of names) {
    const known = iconsByName.find(([pattern]) => pattern.test(name));
    if (known) return known[1];
  }
  return Radio;
}
