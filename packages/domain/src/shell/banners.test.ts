import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { visibleBanners, type BannerFacts } from './banners.ts';

const nothing: BannerFacts = {
  maintenance: null,
  common: [],
  showMigrationBanner: false,
  migrateUrl: null,
  account: {
    showBumpPage: false,
    hasPaidPackage: false,
    migrated: false,
    inactiveStudent: false,
    inactiveBannerEnabled: false,
  },
  dismissed: { maintenance: null, migration: null, common: null },
};
const kinds = (facts: Partial<BannerFacts>) => visibleBanners({ ...nothing, ...facts }).map(({ kind }) => kind);
const remembered = (change: Partial<BannerFacts['dismissed']>) => ({ dismissed: { ...nothing.dismissed, ...change } });

test('nothing to say, no banner', () => {
  expect(visibleBanners(nothing)).toEqual([]);
});

describe('maintenance (DSH-40, DSH-41)', () => {
  const maintenance = { dates: 'Sat 14/03/2026', start: '22:00', end: '23:30' };
  const content = '["Sat 14/03/2026","22:00","23:30"]';

  test('shows what was sent', () => {
    expect(visibleBanners({ ...nothing, maintenance })).toEqual([{ kind: 'maintenance', content, ...maintenance }]);
  });

  test.each([
    ['nothing remembered', null, true],
    ['this one dismissed', content, false],
    ['another day dismissed', '["Sat 07/03/2026","22:00","23:30"]', true],
    ['another end dismissed', '["Sat 14/03/2026","22:00","23:00"]', true],
    ['something else remembered', 'true', true],
  ])('%s', (_name, dismissed, shown) => {
    expect(kinds({ maintenance, ...remembered({ maintenance: dismissed }) })).toEqual(shown ? ['maintenance'] : []);
  });
});

describe('migration needs all five (DSH-42)', () => {
  const combinations = Array.from({ length: 32 }, (_, bits) => ({
    flag: Boolean(bits & 1),
    dismissed: Boolean(bits & 2),
    bump: Boolean(bits & 4),
    paid: Boolean(bits & 8),
    migrated: Boolean(bits & 16),
  }));

  test.each(combinations)(
    'flag $flag, dismissed $dismissed, bump $bump, paid $paid, migrated $migrated',
    ({ flag, dismissed, bump, paid, migrated }) => {
      const shown = kinds({
        showMigrationBanner: flag,
        account: { ...nothing.account, showBumpPage: bump, hasPaidPackage: paid, migrated },
        ...remembered({ migration: dismissed ? 'true' : null }),
      });
      const code = [flag, dismissed, bump, paid, migrated].map(Number).join('');
      expect(shown).toEqual(code === '10100' ? ['migration'] : []);
    },
  );

  test.each([decodeContext.toSafeHref('/Migrate'), null])('its link is %j', (migrateUrl) => {
    const account = { ...nothing.account, showBumpPage: true };
    expect(visibleBanners({ ...nothing, showMigrationBanner: true, migrateUrl, account })).toEqual([
      { kind: 'migration', content: 'true', href: migrateUrl },
    ]);
  });
});

test.each([
  [true, true, ['inactive']],
  [true, false, []],
  [false, true, []],
  [false, false, []],
])('an inactive student (%s), said by the school (%s): %j (DSH-43)', (inactiveStudent, enabled, expected) => {
  expect(kinds({ account: { ...nothing.account, inactiveStudent, inactiveBannerEnabled: enabled } })).toEqual(expected);
});

describe('common (DSH-44)', () => {
  const common = ['<p>Closed on Monday</p>', 'Two new tests'];
  const content = JSON.stringify(common);

  test('shows its messages', () => {
    expect(visibleBanners({ ...nothing, common })).toEqual([{ kind: 'common', content, messages: common }]);
  });

  test('leaves out empty messages, and remembers the list as it was sent', () => {
    const withEmpty = [
      '',
      '<img src="/news.png" alt="">',
      ' ',
      '<p>News</p>',
      '<p></p>',
      '<p><br></p>',
      '<p>&nbsp;</p>',
    ];
    expect(visibleBanners({ ...nothing, common: withEmpty })).toEqual([
      {
        kind: 'common',
        content: JSON.stringify(withEmpty),
        messages: ['<img src="/news.png" alt="">', '<p>News</p>'],
      },
    ]);
  });

  test.each([
    ['no message', [], null, false],
    ['only empty ones', ['', ' '], null, false],
    ['this list dismissed', common, content, false],
    ['another list dismissed', common, '["Two new tests"]', true],
    ['another order dismissed', common, JSON.stringify(common.toReversed()), true],
  ])('%s', (_name, messages, dismissed, shown) => {
    expect(kinds({ common: messages, ...remembered({ common: dismissed }) })).toEqual(shown ? ['common'] : []);
  });
});

test('all at once stand in this order', () => {
  expect(
    kinds({
      maintenance: { dates: 'Saturday', start: '', end: '' },
      common: ['News'],
      showMigrationBanner: true,
      account: { ...nothing.account, showBumpPage: true, inactiveStudent: true, inactiveBannerEnabled: true },
    }),
  ).toEqual(['maintenance', 'migration', 'inactive', 'common']);
});
