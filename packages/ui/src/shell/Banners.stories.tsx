import { paths } from '@portal/domain/screens';
import { banners } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { format, t } from '../testing/index.ts';
import { BannerNotice, type BannerNoticeProps } from './BannerNotice.tsx';
import { BannerStack } from './BannerStack.tsx';

interface BannersProps extends Omit<BannerNoticeProps, 'banner'> {
  banners: readonly BannerNoticeProps['banner'][];
}

/** All banners in one stack, as in the shell. */
function Banners({ banners, ...rest }: BannersProps) {
  return (
    <BannerStack>
      {banners.map((banner) => (
        <BannerNotice key={banner.kind} banner={banner} {...rest} />
      ))}
    </BannerStack>
  );
}

const meta = {
  title: 'Screens/Banners',
  component: Banners,
  parameters: { shell: 'courses', layout: 'fullscreen' },
  args: {
    banners: banners.maintenance,
    zone: 'Australia/Sydney',
    now: new Date('2026-11-20T23:37:43Z'),
    upgrade: 'open',
    upgradeHref: paths.addBuyCourse,
    onDismiss: fn(),
  },
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the translations, and returns the main element with the banners. */
const main = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('main'));

const ownTime = (days: 'same' | 'previous', start: string, end: string, { zone, now }: { zone: string; now: Date }) =>
  t(`shell-banners:maintenance.own.${days}`, { start, end, zone: format().zone(zone, now) });

/** In the student's time zone the hours are the same as in the school's, so they are shown once. */
export const Maintenance: Story = {
  play: async ({ canvasElement, args }) => {
    const page = await main(canvasElement);
    const banner = within(page.getByRole('group'));
    await expect(
      banner.getByText(
        t('shell-banners:maintenance.when', {
          dates: 'Sat 28/11/2026',
          times: t('shell-banners:maintenance.range', { start: '22:00', end: '23:30' }),
        }),
      ),
    ).toBeVisible();
    await expect(banner.queryByText(ownTime('same', '22:00', '23:30', args))).toBeNull();
    await userEvent.click(banner.getByRole('button', { name: t('common:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** Also shows the hours in the student's time zone. */
export const MaintenanceElsewhere: Story = {
  args: { zone: 'Asia/Shanghai' },
  play: async ({ canvasElement, args }) => {
    const page = await main(canvasElement);
    await expect(page.getByText(ownTime('same', '19:00', '20:30', args))).toBeVisible();
  },
};

/** A maintenance of several days, at an hour that is still the previous day in the student's time zone. */
export const MaintenanceDayBefore: Story = {
  args: { banners: banners.severalDays, zone: 'America/St_Johns' },
  play: async ({ canvasElement, args }) => {
    const page = await main(canvasElement);
    await expect(page.getByText(ownTime('previous', '10:30', '12:00', args))).toBeVisible();
  },
};

/** The school entered a text without times. */
export const MaintenanceNoTimes: Story = {
  args: { banners: banners.noTimes, zone: 'Asia/Shanghai' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByText('the last weekend of November')).toBeVisible();
    await expect(page.queryByText(/AEDT|UTC/)).toBeNull();
  },
};

export const Migration: Story = {
  args: { banners: banners.migration },
  play: async ({ canvasElement, args }) => {
    const page = await main(canvasElement);
    const link = page.getByRole('link', { name: t('shell-banners:migration.action') });
    await expect(link).toHaveAttribute('href', 'https://www.school.example/Migrate');
    await userEvent.click(page.getByRole('button', { name: t('common:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The link is missing or not allowed. */
export const MigrationWithoutLink: Story = {
  args: { banners: banners.migrationNoLink },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByText(t('shell-banners:migration.textNoLink'))).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
  },
};

/** The banner for inactive students cannot be dismissed. */
export const Inactive: Story = {
  args: { banners: banners.inactive },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByRole('link', { name: t('shell-banners:inactive.action') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await expect(page.queryByRole('button', { name: t('common:dismiss') })).toBeNull();
  },
};

/** No package can be bought on a phone: the banner refers to a desktop. */
export const InactiveOnPhone: Story = {
  args: { banners: banners.inactive, upgrade: 'onDesktop' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByText(t('calendar:upgradeDesktop'))).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
  },
};

/** The school sells no packages here. */
export const InactiveNoUpgrade: Story = {
  args: { banners: banners.inactive, upgrade: 'hidden' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByText(t('shell-banners:inactive.textNoUpgrade'))).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
    await expect(page.queryByText(t('shell-banners:inactive.text'))).toBeNull();
  },
};

export const OneMessage: Story = {
  args: { banners: banners.oneMessage },
  play: async ({ canvasElement, args }) => {
    const page = await main(canvasElement);
    const news = within(await page.findByRole('group', { name: t('shell-banners:common.label') }));
    await expect(news.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(news.getByRole('button', { name: t('common:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The second of three: HTML of the school in the portal's typography, its link in a new tab. */
export const ThreeMessages: Story = {
  args: { banners: banners.threeMessages },
  // Stops the autoplay: on a slow machine it would step in the middle of the play function.
  beforeEach: () => {
    const { setInterval: start } = window;
    Object.assign(window, {
      setInterval: (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
        ms === 15_000 ? 0 : start(handler, ms, ...args),
    });
    return () => void Object.assign(window, { setInterval: start });
  },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    const news = within(await page.findByRole('group', { name: t('shell-banners:common.label') }));
    await expect(news.queryByRole('link')).toBeNull();
    await userEvent.click(news.getByRole('button', { name: t('common:nextItem') }));
    const link = await news.findByRole('link', { name: /^Read what is new/ });
    await waitFor(() => expect(link).toBeVisible());
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The banners in their order: the first is shown, the others are behind a disclosure. Each can be dismissed. */
export const AllAtOnce: Story = {
  args: { banners: banners.everything, zone: 'Asia/Shanghai' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await expect(page.getByRole('group', { name: t('shell-banners:maintenance.title') })).toBeVisible();
    await expect(page.getAllByRole('group')).toHaveLength(1);
    const more = page.getByRole('button', { name: t('shell-banners:more', { count: 3 }) });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.findByRole('group', { name: t('shell-banners:common.label') });
    await expect(page.getAllByRole('button', { name: t('common:dismiss') })).toHaveLength(3);
    // The button follows what it shows, and stays in view.
    await expect(page.getAllByRole('button').at(-1)).toBe(more);
    await expect(more).toHaveFocus();
    await waitFor(() => expect(more.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};

/** Long texts of a Chinese school. */
export const LongChinese: Story = {
  args: { banners: banners.chinese, zone: 'Pacific/Auckland' },
  play: async ({ canvasElement }) => {
    const page = await main(canvasElement);
    await userEvent.click(page.getByRole('button', { name: t('shell-banners:more', { count: 1 }) }));
    await expect(await page.findByText(/寒假答疑时间调整通知/)).toBeVisible();
  },
};
