import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, MapPin, UserRound } from 'lucide-react';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Kit/Fact list',
  component: FactList,
  args: {
    facts: [
      { label: 'When', icon: CalendarClock, value: 'Sat 21/11/2026, 18:00' },
      { label: 'Where', icon: MapPin, value: 'Room 4, Level 2' },
      { label: 'With', icon: UserRound, value: 'Academic team' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const LongValues: Story = {
  args: {
    facts: [
      {
        label: 'Where',
        icon: MapPin,
        value: 'https://meet.example.com/a-very-long-address-that-does-not-break-by-itself/and-goes-on',
      },
    ],
  },
};
