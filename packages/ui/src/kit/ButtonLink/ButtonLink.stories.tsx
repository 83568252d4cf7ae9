import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkContext, type LinkProps } from '../../links/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Kit/ButtonLink',
  component: ButtonLink,
  args: { href: paths.lessons(101), variant: 'primary', compact: false, block: false, children: 'Continue lessons' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue lessons' })).toHaveAttribute('href', paths.lessons(101));
  },
};
export const OutlineWithIcon: Story = {
  args: { variant: 'outline', icon: <BookOpen size={20} strokeWidth={1.75} aria-hidden /> },
};
export const CompactBlock: Story = { args: { variant: 'tonal', compact: true, block: true } };

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#portal${href}`}>
      {children}
    </a>
  );
}

/** The app provides the router's link component through `LinkContext`; every in-app link renders it. */
export const ThroughTheRouter: Story = {
  args: { href: paths.courses },
  decorators: [
    (Story) => (
      <LinkContext value={RouterLink}>
        <Story />
      </LinkContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `#portal${paths.courses}`);
  },
};
