import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionCheckScreen } from './SessionCheckScreen.tsx';

const meta = { title: 'Screens/Waiting', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the portal checks whether the student is signed in (000 §4). */
export const CheckingSession: Story = { render: () => <SessionCheckScreen /> };

/** The server has not answered for 10 seconds. */
export const CheckingSessionSlow: Story = { render: () => <SessionCheckScreen onRetry={() => undefined} /> };
