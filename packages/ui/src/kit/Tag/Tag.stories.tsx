import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Kit/Tag',
  component: Tag,
  args: { kind: 'live', children: 'Live now' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const New: Story = { args: { kind: 'new', children: 'New' } };
export const Success: Story = { args: { kind: 'success', children: 'Default' } };
export const Neutral: Story = { args: { kind: 'neutral', children: 'Watched' } };
export const Accent: Story = { args: { kind: 'accent', children: 'Free trial' } };
export const Chinese: Story = { args: { kind: 'live', children: '正在直播' } };
