import type { MaintenanceTimes } from '../blocks/index.ts';
import type { SafeHref } from '../shared/index.ts';

/** The banners that can be dismissed. */
export type DismissibleBanner = 'maintenance' | 'migration' | 'common';

/**
 * A message of the school above every page. `content` is stored when the banner is dismissed, and the banner is shown
 * again once its content changes (contract 4.6).
 */
export type Banner =
  | ({ kind: 'maintenance'; content: string } & MaintenanceTimes)
  | { kind: 'migration'; content: string; /** null = without a link. */ href: SafeHref | null }
  | { kind: 'inactive' }
  | { kind: 'common'; content: string; /** HTML, as sent. */ messages: readonly string[] };

export interface BannerFacts {
  /** null = none is planned. */
  maintenance: MaintenanceTimes | null;
  /** HTML messages of the common banner; none when it is off. */
  common: readonly string[];
  showMigrationBanner: boolean;
  migrateUrl: SafeHref | null;
  account: {
    showBumpPage: boolean;
    hasPaidPackage: boolean;
    migrated: boolean;
    inactiveStudent: boolean;
    inactiveBannerEnabled: boolean;
  };
  /** The `content` stored for each; null = not dismissed. */
  dismissed: Readonly<Record<DismissibleBanner, string | null>>;
}

const MIGRATION_DISMISSED = 'true';

/** Whether HTML shows anything: an editor leaves empty paragraphs when a message is deleted. */
function showsSomething(html: string): boolean {
  return /<(?:img|video|iframe|hr)\b/i.test(html) || html.replaceAll(/<[^>]*>|&nbsp;/gi, '').trim() !== '';
}

/** The banners this student sees, in order (000 §2.8). */
export function visibleBanners(facts: BannerFacts): Banner[] {
  const { account, dismissed } = facts;
  const banners: Banner[] = [];
  if (facts.maintenance) {
    const { dates, start, end } = facts.maintenance;
    const content = JSON.stringify([dates, start, end]);
    if (dismissed.maintenance !== content) banners.push({ kind: 'maintenance', content, dates, start, end });
  }
  const mayMigrate = account.showBumpPage && !account.hasPaidPackage && !account.migrated;
  if (facts.showMigrationBanner && dismissed.migration !== MIGRATION_DISMISSED && mayMigrate) {
    banners.push({ kind: 'migration', content: MIGRATION_DISMISSED, href: facts.migrateUrl });
  }
  if (account.inactiveStudent && account.inactiveBannerEnabled) banners.push({ kind: 'inactive' });
  const content = JSON.stringify(facts.common);
  const messages = facts.common.filter(showsSomething);
  if (messages.length > 0 && dismissed.common !== content) banners.push({ kind: 'common', content, messages });
  return banners;
}
