import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../testing/index.ts';
import { PackageOverride } from './PackageOverride.tsx';

const meta = {
  title: 'Screens/Package override',
  component: PackageOverride,
  parameters: { shell: 'addBuyCourse', layout: 'fullscreen' },
  args: { src: safeHref('/school/frames/packages.html'), height: 560 },
} satisfies Meta<typeof PackageOverride>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the school in place of the portal's own (002 §2). */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle(t('packages:page.title'))).toBeVisible());
  },
};
