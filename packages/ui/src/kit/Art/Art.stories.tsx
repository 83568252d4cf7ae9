import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art } from './Art.tsx';

const meta = {
  title: 'Kit/Art',
  component: Art,
  args: { name: 'reading', width: 176 },
} satisfies Meta<typeof Art>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const Test: Story = { args: { name: 'test' } };
export const NoResult: Story = { args: { name: 'noResult' } };
export const Error: Story = { args: { name: 'error' } };
export const Completed: Story = { args: { name: 'completed' } };
export const Calendar: Story = { args: { name: 'calendar' } };
export const Booked: Story = { args: { name: 'booked' } };
export const Full: Story = { args: { name: 'full' } };
export const Clash: Story = { args: { name: 'clash' } };
export const Messages: Story = { args: { name: 'messages' } };
export const Archive: Story = { args: { name: 'archive' } };
export const Lock: Story = { args: { name: 'lock' } };
export const Key: Story = { args: { name: 'key' } };
export const Hourglass: Story = { args: { name: 'hourglass' } };
export const Coming: Story = { args: { name: 'coming' } };
export const Lost: Story = { args: { name: 'lost' } };
export const Computer: Story = { args: { name: 'computer' } };
export const Card: Story = { args: { name: 'card' } };
export const Small: Story = { args: { width: 84 } };
/** As wide as the content on the narrowest phone. */
export const Large: Story = { args: { width: 288 } };
