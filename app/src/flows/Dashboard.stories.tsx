import { paths } from '@portal/domain/screens';
import { startingWith, t } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { unlessBackendChosen, Flow, loadAllPanels, renderFlow } from './Flow.tsx';

const meta = {
  title: 'Flows/Dashboard',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard, student: 'mei' },
  argTypes: { prepared: { table: { disable: true } } },
  render: renderFlow,
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dashboard with everything it can show. */
export const Everything: Story = {
  tags: ['picture'],
  play: unlessBackendChosen(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await loadAllPanels(canvasElement);
    for (const name of [
      t('calendar:title'),
      t('announcements:title'),
      t('announcements:community'),
      t('videos:title'),
    ]) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    // A panel has its heading before its rows.
    await loadAllPanels(canvasElement);
  }),
};

/** A new student: no courses, nothing planned, nothing announced. */
export const NewStudent: Story = {
  tags: ['picture'],
  args: { student: 'sam' },
  play: unlessBackendChosen(async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: t('courses:emptyAction') });
    await canvas.findByText(t('dashboard:planned', { count: 0 }));
    await loadAllPanels(canvasElement);
    // The panel is rendered only once the server says that the student has it.
    await canvas.findByText(t('announcements:communityEmpty'));
    await loadAllPanels(canvasElement);
  }),
};

/** The school’s own progress page instead of the course card and tiles. */
export const ProgressPage: Story = {
  args: { student: 'pia' },
  play: unlessBackendChosen(async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: t('announcements:title') });
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  }),
};

/** The banner for a partner’s student who moves to this portal. */
export const MigrationBanner: Story = {
  args: { student: 'mira' },
  play: unlessBackendChosen(async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    // The announcements can be dismissed, too, and load independently.
    const banner = within(await canvas.findByRole('group', { name: startingWith(t('shell-banners:migration.title')) }));
    await expect(banner.getByRole('button', { name: t('common:dismiss') })).toBeVisible();
  }),
};

/** The email address is not confirmed yet. */
export const EmailNotActivated: Story = {
  args: { student: 'nell' },
  play: unlessBackendChosen(async ({ canvas }) => {
    await canvas.findByRole('group', { name: startingWith(t('dashboard-email:notActivatedTitle')) });
  }),
};

/** The notice for an inactive student. */
export const InactiveStudent: Story = {
  args: { student: 'ivo' },
  play: unlessBackendChosen(async ({ canvas }) => {
    await canvas.findByRole('group', { name: startingWith(t('shell-banners:inactive.title')) });
  }),
};
