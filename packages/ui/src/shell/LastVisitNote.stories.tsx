import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ago, t } from '../testing/index.ts';
import { LastVisitNote } from './LastVisitNote.tsx';

const NOW = Date.parse('2026-11-20T23:37:43Z');
const HOUR = 60 * 60 * 1000;

const meta = {
  title: 'Screens/Last visit',
  component: LastVisitNote,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: { since: NOW - 5 * HOUR, now: NOW, status: 'updating' },
} satisfies Meta<typeof LastVisitNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows data of the last visit at once, and fetches it again. */
export const Updating: Story = {
  play: async ({ canvas, args }) => {
    const words = ago(args.since, args.now);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('shell:lastVisit.updating', { ago: words }));
  },
};

/** Fetching has failed: the data of the last visit stays. */
export const CouldNotBeUpdated: Story = { args: { status: 'shown' } };

/** The data of the last visit stays until the connection is back. */
export const Offline: Story = { args: { status: 'offline' } };

export const Yesterday: Story = { args: { since: NOW - 30 * HOUR } };
