import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionCheckScreen } from './SessionCheckScreen.tsx';
import { ComingSoon } from './ComingSoon.tsx';

const meta = { title: 'Screens/Waiting', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody knows yet whether the student is signed in. */
export const CheckingSession: Story = { render: () => <SessionCheckScreen /> };

/** A page of the menu that is still being built. */
export const ComingSoonPage: Story = {
  parameters: { shell: 'events' },
  render: () => <ComingSoon homeHref={paths.dashboard} />,
};
