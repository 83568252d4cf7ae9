import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { format, t } from '../testing/index.ts';
import { ZoneNotice } from './ZoneNotice.tsx';

const meta = {
  title: 'Screens/Zone notice',
  component: ZoneNotice,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    device: 'Asia/Shanghai',
    profile: 'Australia/Sydney',
    now: new Date('2026-11-20T23:37:43Z'),
    profileHref: paths.profile,
    onDismiss: fn(),
  },
} satisfies Meta<typeof ZoneNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown once, and can be dismissed. */
export const AnotherZone: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        t('calendar:zoneNotice.text', {
          device: format().zone('Asia/Shanghai', args.now),
          profile: format().zone('Australia/Sydney', args.now),
        }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('calendar:zoneNotice.change') })).toHaveAttribute(
      'href',
      '/Profile',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('common:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    // The dismissed button is removed, so focus moves to the page's heading.
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
