import type { SafeHref } from '../../links/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

/** A drawn head, so that the picture needs no network. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><path fill="#8fb3a9" d="M0 0h88v88H0z"/><circle cx="44" cy="36" r="16" fill="#f3d9c4"/><path d="M10 88c4-22 18-30 34-30s30 8 34 30z" fill="#33403c"/></svg>',
  );

/** Casts a data URL to `SafeHref`; decoders would reject it. */
const inline = (data: string) => data as SafeHref;

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { id: 11, name: 'Sarah Lindqvist', picture: null, size: 48 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the name is beside it. */
export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SL')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Picture: Story = { args: { picture: inline(picture) } };
export const BrokenPicture: Story = {
  args: { picture: inline('data:image/png;base64,none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SL')).toBeVisible();
  },
};
export const Labelled: Story = {
  args: { label: 'Sarah Lindqvist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sarah Lindqvist' })).toBeVisible();
  },
};
export const ChineseName: Story = { args: { id: 12, name: '陈小美' } };
/** A role after a Chinese name does not count for the initials. */
export const ChineseNameWithRole: Story = {
  args: { id: 14, name: '王小明 Teacher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('小明')).toBeVisible();
  },
};
export const OneWord: Story = { args: { id: 13, name: 'Madonna' } };
export const SizesAndTints: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar id={11} name="Daniel Okafor" picture={null} size={88} />
      <Avatar id={12} name="Sarah Lindqvist" picture={null} size={48} />
      <Avatar id={13} name="Ming Wu" picture={null} size={40} />
      <Avatar id={14} name="Priya Raman" picture={null} size={28} />
    </div>
  ),
};
