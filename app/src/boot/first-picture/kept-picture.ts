import type { EarlyTile } from '@portal/domain/courses';
import type { NavEntry } from '@portal/domain/screens';
import type { ZoneNames } from '../../session/zones-to-show.ts';
import type { EarlyResume } from './resume-card.ts';
import type { EarlyBrand, EarlyTools } from './shell.ts';

/** The notice of another zone, and the conditions under which it is still valid. */
export interface KeptZone extends ZoneNames {
  /** The language of the names. */
  language: string;
  /** `getTimezoneOffset()` of the device, in minutes: to determine the zone itself takes too long on a phone. */
  offset: number;
}

/** What the dashboard showed about the student, stored as JSON for the next visit; an omitted field was not known. */
export interface KeptPicture {
  firstName: string;
  /** null = a course that cannot be opened, which only the portal's code shows. */
  tiles: (EarlyTile | null)[];
  /** null = there was no notice. */
  zone: KeptZone | null;
  /** null = no course is resumed. */
  resume?: EarlyResume | null;
  brand?: EarlyBrand;
  /** The entries that are not in the menu. */
  hidden?: Partial<Record<NavEntry, boolean>>;
  tools?: EarlyTools;
}
