import { decodeAppSetting, decodeCommonBanner, type CommonBannerWire } from '@portal/domain/settings';
import { visibleBanners, type BannerFacts } from '@portal/domain/shell';
import { fixtureContext, safeHref } from '../fixtures/context.ts';
import { appSettingWire } from '../settings/fixtures.ts';
import { mapped } from '../fixtures/mapped.ts';

/** A common banner without messages. */
export const noCommonBannerWire: CommonBannerWire = { Enable: false, BannerMessage: [] };

/** A common banner with three messages: plain text, HTML with a link, and a long one. */
export const commonBannerWire: CommonBannerWire = {
  Enable: true,
  BannerMessage: [
    'Student Support replies within 24 hours from 24 December to 4 January.',
    '<p><strong>New mock tests</strong></p><p>Two PTE mock tests are ready. <a href="https://www.school.example/mock-tests">Read what is new</a></p>',
    '<h3>Tell us about your exam day</h3><p>If you sat an exam in November, a short survey in your messages helps us improve the lessons for everyone.</p>',
  ],
};

/** Maintenance on one day, over several days, without times, and in Chinese. */
export const maintenanceWires = {
  oneDay: { Enable: true, Dates: 'Sat 28/11/2026', StartTime: '22:00', EndTime: '23:30' },
  severalDays: { Enable: true, Dates: '28/11/2026 to 30/11/2026', StartTime: '01:00', EndTime: '02:30' },
  noTimes: { Enable: true, Dates: 'the last weekend of November', StartTime: '', EndTime: '' },
  chinese: {
    Enable: true,
    Dates: '2026年11月28日（星期六）至2026年11月29日（星期日）',
    StartTime: '22:00',
    EndTime: '23:30',
  },
} as const;

const noBanner: BannerFacts = {
  maintenance: null,
  common: [],
  showMigrationBanner: false,
  migrateUrl: null,
  account: {
    showBumpPage: false,
    hasPaidPackage: true,
    migrated: false,
    inactiveStudent: false,
    inactiveBannerEnabled: false,
  },
  dismissed: { maintenance: null, migration: null, common: null },
};

const maintenance = (name: keyof typeof maintenanceWires): Partial<BannerFacts> => ({
  maintenance: decodeAppSetting({ ...appSettingWire, MaintenanceBanner: maintenanceWires[name] }, fixtureContext)
    .maintenance,
});
const common = (...messages: string[]): Partial<BannerFacts> => ({
  common: decodeCommonBanner({ ...commonBannerWire, BannerMessage: messages }),
});
const migration = {
  showMigrationBanner: true,
  migrateUrl: safeHref('https://www.school.example/Migrate'),
  account: { ...noBanner.account, showBumpPage: true, hasPaidPackage: false },
};
const inactive = {
  account: { ...noBanner.account, inactiveStudent: true, inactiveBannerEnabled: true },
};

const facts = {
  maintenance: maintenance('oneDay'),
  severalDays: maintenance('severalDays'),
  noTimes: maintenance('noTimes'),
  migration,
  migrationNoLink: { ...migration, migrateUrl: null },
  inactive,
  oneMessage: common(...commonBannerWire.BannerMessage.slice(0, 1)),
  threeMessages: common(...commonBannerWire.BannerMessage),
  everything: {
    ...maintenance('oneDay'),
    ...migration,
    account: { ...inactive.account, showBumpPage: true, hasPaidPackage: false },
    ...common(...commonBannerWire.BannerMessage),
  },
  chinese: {
    ...maintenance('chinese'),
    ...common(
      '<p><strong>十二月学习安排与寒假答疑时间调整通知</strong></p><p>自十二月二十四日起至一月四日止，学生支持团队将在二十四小时内回复消息；直播答疑改为每周二、周四晚间进行，录像会在次日中午之前上传到课程资料库，届时请注意查收通知，并提前完成本周的口语与写作练习。<a href="https://www.school.example/holiday">查看完整安排</a></p>',
      '两套新的 PTE 模拟测试已上线',
    ),
  },
} satisfies Record<string, Partial<BannerFacts>>;

/** The banners of a page, by name: selected by domain's rules. */
export const banners = mapped(facts, (change) => visibleBanners({ ...noBanner, ...change }));
