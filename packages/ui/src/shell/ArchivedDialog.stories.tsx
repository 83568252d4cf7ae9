import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { ArchivedDialog } from './ArchivedDialog.tsx';

const meta = {
  title: 'Screens/Archived dialog',
  component: ArchivedDialog,
  parameters: { shell: 'enrollment', layout: 'fullscreen' },
  args: { packagesHref: paths.addBuyCourse, onClose: fn() },
} satisfies Meta<typeof ArchivedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After pressing a menu entry, or opening a URL, that is closed to archived students. */
export const Blocked: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { name: t('shell:archived.action') })).toHaveAttribute(
      'href',
      '/AddBuyCourse',
    );
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** On the packages page, where it opens once: without a link to that page. */
export const OnAddBuy: Story = { args: { packagesHref: null } };
