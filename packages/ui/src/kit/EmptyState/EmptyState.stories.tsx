import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    art: 'calendar',
    title: 'No upcoming events',
    text: 'New events appear here as soon as they are announced.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No upcoming events');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const WithLink: Story = {
  args: { link: { href: paths.events, label: 'See all events' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', paths.events);
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="tonal" compact>
        See past events
      </Button>
    ),
  },
};
export const NoResult: Story = {
  args: {
    art: 'noResult',
    title: 'No results for “dictatoin”',
    text: 'Check the spelling or try a shorter word.',
  },
};
export const NothingToShow: Story = {
  args: {
    art: 'error',
    title: 'This page couldn’t load',
    text: 'Check your connection and try again.',
    action: <Button variant="tonal">Try again</Button>,
  },
};
export const Chinese: Story = {
  args: { art: 'messages', title: '还没有消息', text: '有问题可以随时联系教师，回复会显示在这里。' },
};
