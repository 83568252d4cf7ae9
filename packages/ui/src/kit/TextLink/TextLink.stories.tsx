import { paths } from '@portal/domain/screens';
import { safeHref } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { startingWith, t } from '../../testing/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Kit/TextLink',
  component: TextLink,
  args: { href: paths.progress(101), external: false, children: 'See progress' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPortal: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See progress' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).not.toHaveAttribute('target');
  },
};

/** An external link opens a new tab and announces that. */
export const External: Story = {
  args: { href: safeHref('https://example.com'), external: true, children: 'Read the guide' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: startingWith('Read the guide', t('common:opensInNewTab')) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
