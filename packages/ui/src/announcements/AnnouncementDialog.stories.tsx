import { failed, loading, ready } from '@portal/domain/shared';
import { announcements } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, moment, shownDialog, startingWith, t } from '../testing/index.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const { withImage, holidayHours, manyFiles, chinese, longTitle, old } = announcements;

const meta = {
  title: 'Screens/Announcement dialog',
  component: AnnouncementDialog,
  parameters: { shell: 'dashboard', layout: 'fullscreen' },
  args: {
    announcement: withImage,
    detail: ready(withImage),
    zone: 'Australia/Sydney',
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnnouncementDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A whole announcement: picture, publisher, date and time with the zone, message, and files with their number. A file
 * opens in a new tab.
 */
export const Read: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await shownDialog(withImage.title);
    await waitFor(() => expect(canvas.getByRole('heading', { name: withImage.title })).toHaveFocus());
    await expect(canvas.getByRole('dialog')).toHaveTextContent(
      containing('Sophie Laurent · ', moment('2026-11-19', '17:40'), 'UTC+11'),
    );
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/school/pictures/bubbles.svg');
    await expect(canvas.getByRole('region', { name: t('announcements:files', { count: 2 }) })).toBeVisible();
    const file = canvas.getByRole('link', { name: startingWith('Habit tracker.xlsx', t('common:opensInNewTab')) });
    await expect(file).toHaveAttribute('href', '/school/files/Habit%20tracker.xlsx');
    await expect(file).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** While the whole announcement loads, the dialog shows the data of the list. */
export const Loading: Story = {
  args: { announcement: holidayHours, detail: loading },
  play: async () => {
    await expect((await shownDialog()).getByRole('table')).toBeVisible();
  },
};

/** The whole announcement could not be loaded: an error with a retry, above the data of the list. */
export const ReadFailed: Story = {
  args: {
    detail: failed({ kind: 'rejected', messages: ['This announcement is no longer available.'], value: null }),
  },
  play: async ({ canvas, args }) => {
    await shownDialog();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This announcement is no longer available.');
    await expect(canvas.getByText(/Ana is a nurse/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The message is HTML from the server: a table, a list and a link, in the portal's typography. */
export const LongMessage: Story = {
  args: { announcement: holidayHours, detail: ready(holidayHours) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^help centre/ })).toHaveAttribute(
      'href',
      'https://www.example.com/help',
    );
  },
};

/** Long file names wrap; a file with an unsafe URL shows a reason; a picture that fails is left out. */
export const ManyFiles: Story = {
  args: { announcement: manyFiles, detail: ready(manyFiles) },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await shownDialog();
    await expect(dialog.getByRole('region', { name: t('announcements:files', { count: 6 }) })).toBeVisible();
    await expect(dialog.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByText('Old timetable.xls')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Chinese: Story = { args: { announcement: chinese, detail: ready(chinese) } };

export const LongTitle: Story = { args: { announcement: longTitle, detail: ready(longTitle) } };

/** An announcement without publisher, picture and files. */
export const TextOnly: Story = { args: { announcement: old, detail: ready(old) } };

/** Date and time are shown in the student's zone. */
export const OtherZone: Story = {
  args: { zone: 'America/St_Johns' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent(containing(moment('2026-11-19', '03:10'), 'UTC-3:30'));
  },
};
