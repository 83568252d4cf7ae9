import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { unbroken } from '../i18n/index.ts';
import { format, t } from '../testing/index.ts';
import { EndingNotice } from './EndingNotice.tsx';

const essential = { id: 1011, name: 'PTE Academic: Essential', lastDay: '2026-11-28', daysLeft: 7 };

const meta = {
  title: 'Screens/Package ends',
  component: EndingNotice,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: { packages: [essential], packagesHref: paths.myPackages, onDismiss: fn() },
} satisfies Meta<typeof EndingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice says when the package ends, links to the packages, and can be dismissed. */
export const One: Story = {
  play: async ({ canvas, args }) => {
    const end = unbroken(t('packages-mine:ending.inDays', { count: 7 }));
    await expect(
      canvas.getByRole('group', { name: t('packages-mine:ending.one', { name: essential.name, end }) }),
    ).toBeVisible();
    await expect(
      canvas.getByText(t('packages-mine:ending.lastDay', { day: format().dayAndDate('2026-11-28') })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('packages-mine:ending.seePackages') })).toHaveAttribute(
      'href',
      '/MyPackages',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('common:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The last day of the package. */
export const EndsToday: Story = {
  args: { packages: [{ ...essential, lastDay: '2026-11-21', daysLeft: 0 }] },
  play: async ({ canvas }) => {
    const end = t('packages-mine:ending.today');
    await expect(canvas.getByText(t('packages-mine:ending.one', { name: essential.name, end }))).toBeVisible();
  },
};

/** Several packages share one notice. */
export const Several: Story = {
  args: {
    packages: [
      { id: 1230, name: 'PTE Listening booster', lastDay: '2026-11-22', daysLeft: 1 },
      essential,
      {
        id: 1290,
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: speaking tests',
        lastDay: '2026-12-05',
        daysLeft: 14,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('packages-mine:ending.many', { count: 3 }))).toBeVisible();
    await expect(
      canvas.getByText(
        t('packages-mine:ending.line', {
          name: 'PTE Listening booster',
          end: t('packages-mine:ending.inDays', { count: 1 }),
          day: format().dayAndDate('2026-11-22'),
        }),
      ),
    ).toBeVisible();
  },
};
