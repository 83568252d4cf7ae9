import type { EarlyTile } from '@portal/domain/courses';
import type { NavEntry } from '@portal/domain/screens';
import type { ZoneNames } from '../../session/zones-to-show.ts';
import type { EarlyResume } from './resume-card.ts';
import type { EarlyBrand, EarlyTools } from './shell.ts';

/** The notice of another zone, and where it would be the same now. */
export interface KeptZone extends ZoneNames {
  /** The language of the names. */
  language: string;
  /** Of the device's clock from UTC, as `Date` has it, in minutes: its zone itself takes a phone too long to find out. */
  offset: number;
}

/** What the dashboard showed of the student, kept as JSON for the next visit; what is left out was not known. */
export interface KeptPicture {
  firstName: string;
  /** null = a course that cannot be opened, which the portal's code shows. */
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
