import type { Announcement } from '@portal/domain/announcements';
import { failed, loading, ready } from '@portal/domain/shared';
import { announcements } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { startingWith, t } from '../testing/index.ts';
import { AnnouncementsPanel, type AnnouncementsPanelProps } from './AnnouncementsPanel.tsx';

const { holidayHours, mockTests, chinese, longTitle, old } = announcements;

const meta = {
  title: 'Screens/Announcements panel',
  component: AnnouncementsPanel,
  parameters: { shell: 'dashboard', layout: 'fullscreen', column: 'side' },
  args: {
    announcements: ready([holidayHours, mockTests]),
    now: new Date('2026-11-20T23:37:43Z'),
    onRetry: fn(),
    onOpen: fn(),
    onDismiss: fn(),
    dismissFailed: null,
    onIntent: fn(),
  },
} satisfies Meta<typeof AnnouncementsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: t('announcements:title') })).getAllByRole('listitem');

/** A press on a row opens the announcement; one of the last seven days is marked as new. */
export const Rows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: startingWith('Holiday support hours', t('announcements:new'), '20/11/2026') }),
    );
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenCalledWith(holidayHours);
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    const row = canvas.getByRole('button', { name: /^New PTE mock tests.*12\/11\/2026$/ });
    await expect(row).toBeVisible();
    await expect(row.querySelector('.lucide-chevron-right')).toBeVisible();
  },
};

export const MoreThanThree: Story = {
  args: { announcements: ready([holidayHours, chinese, mockTests, longTitle, old]) },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(3);
  },
};

/** Show more shows all announcements and moves focus to the first added one; Show less goes back to three. */
export const AllShown: Story = {
  args: { ...MoreThanThree.args },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('common:showMore') });
    await userEvent.click(toggle);
    await expect(rowsOf(canvas)).toHaveLength(5);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Changes to the identification/ })).toHaveFocus());
    await userEvent.click(toggle);
    await expect(rowsOf(canvas)).toHaveLength(3);
    await userEvent.click(toggle);
  },
};

/** A title with long words, a Chinese one, and an announcement without a publisher. */
export const LongTexts: Story = { args: { announcements: ready([longTitle, chinese, old]) } };

export const Empty: Story = {
  args: { announcements: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('announcements:title') })).toBeVisible();
    await expect(canvas.getByText(t('announcements:empty'))).toBeVisible();
  },
};

export const Loading: Story = { args: { announcements: loading } };

export const Failed: Story = {
  args: {
    announcements: failed({ kind: 'rejected', messages: ['Announcements are not available right now.'], value: null }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Announcements are not available right now.');
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Removes a dismissed announcement at once, as the portal does. */
function Shrinking({ first, ...rest }: AnnouncementsPanelProps & { first: Announcement[] }) {
  const [list, setList] = useState(first);
  const { dismissFailed } = rest;
  return (
    <AnnouncementsPanel
      {...rest}
      dismissFailed={dismissFailed && list.includes(dismissFailed.announcement) ? dismissFailed : null}
      announcements={ready(list)}
      onDismiss={(gone) => {
        rest.onDismiss(gone);
        setList((before) => before.filter(({ id }) => id !== gone.id));
      }}
    />
  );
}

/**
 * After a dismissal focus moves to the next row, or to the new last one. The second click of a double click does
 * nothing.
 */
export const Dismissing: Story = {
  render: (args) => <Shrinking {...args} first={[holidayHours, chinese, mockTests, old]} />,
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(
      canvas.getByRole('button', { name: t('announcements:dismiss', { title: holidayHours.title }) }),
    );
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith(holidayHours);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^周末直播答疑/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('announcements:dismiss', { title: old.title }) }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^New PTE mock tests/ })).toHaveFocus());
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** After the last announcement is dismissed, the empty text has focus. */
export const DismissingTheLast: Story = {
  render: (args) => <Shrinking {...args} first={[mockTests]} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: t('announcements:dismiss', { title: mockTests.title }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(t('announcements:empty'))).toHaveFocus());
  },
};

/** A dismissal failed: the announcement is in the list again, with the error and a retry. */
export const DismissFailed: Story = {
  args: { dismissFailed: { announcement: holidayHours, failure: { kind: 'offline' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('announcements:dismissFailed', { title: holidayHours.title }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith(holidayHours);
  },
};

/** The retry succeeds: alert and row are removed, and focus moves to the row that takes their place. */
export const DismissedAtLast: Story = {
  args: { ...DismissFailed.args },
  render: (args) => <Shrinking {...args} first={[holidayHours, mockTests]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^New PTE mock tests/ })).toHaveFocus());
  },
};
