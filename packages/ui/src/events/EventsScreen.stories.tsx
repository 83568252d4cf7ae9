import { readyList } from '@portal/domain/shared';
import { eventDays } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { format, holdTimers, spokenLanguage, t, useControlled } from '../testing/index.ts';
import { EventsPageSkeleton } from './EventsPageSkeleton.tsx';
import { EventsScreen, type EventsScreenProps } from './EventsScreen.tsx';

const { upcoming, past, unusual, single } = eventDays;

/** Holds tab and keyword, as the URL does in the portal. */
function Controlled(args: EventsScreenProps) {
  const [tab, onTabChange] = useControlled(args.tab, args.onTabChange);
  const [keyword, onSearch] = useControlled(args.keyword, args.onSearch);
  return <EventsScreen {...args} {...{ tab, onTabChange, keyword, onSearch }} />;
}

const meta = {
  title: 'Screens/Events',
  component: EventsScreen,
  render: Controlled,
  parameters: { shell: 'events', layout: 'fullscreen' },
  args: {
    tab: 'upcoming',
    onTabChange: fn(),
    keyword: '',
    onSearch: fn(),
    events: readyList(upcoming.slice(0, 10), { total: upcoming.length, more: { status: 'idle' } }),
    onMore: fn(),
    onRetry: fn(),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    zoneOfDevice: false,
  },
} satisfies Meta<typeof EventsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const centreOf = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;

/** Upcoming events by day; today is labelled, and a link opens a new tab. */
export const Upcoming: Story = {
  play: async ({ canvas, args }) => {
    const days = (await canvas.findAllByRole('heading', { level: 2 })).map((day) => day.textContent);
    await expect(days.slice(0, 2)).toEqual([
      t('events:today', { date: format().dayAndDate('2026-11-21') }),
      format().dayAndDate('2026-11-22'),
    ]);
    const webinar = canvas.getByText('14:00').closest('li');
    await expect(webinar).not.toBeNull();
    const link = within(webinar as HTMLElement).getByRole('link', {
      name: t('events:pageOf', { name: 'IELTS webinar: Writing Task 2 under time pressure' }),
    });
    await expect(link).toHaveAttribute('href', 'https://events.example.com/ielts-writing');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(
      canvas.getByText(t('events:zone', { zone: format().zone('Australia/Sydney', args.now) })),
    ).toBeVisible();
  },
};

/** The student's zone cannot be read: the times are in it all the same, not in that of the device. */
export const ZoneOfDevice: Story = {
  args: { zone: 'Europe/London', zoneOfDevice: true },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('events:zoneOfProfile'))).toBeVisible();
  },
};

/** Past events, latest first; the end of the list is announced. */
export const Past: Story = {
  args: { tab: 'past', events: readyList(past) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: t('events:past') })).toHaveAttribute('aria-selected', 'true');
    await expect(
      canvas.getByText(
        t('infinite-list:allShown', { name: t('events:pastList'), shown: past.flatMap((day) => day.events).length }),
      ),
    ).toBeInTheDocument();
    await expect(canvas.getByText(t('events:pastEnd'))).toBeInTheDocument();
  },
};

/** A long description is cut to plain text, and Read more shows it in full. */
export const ReadMore: Story = {
  // Only the day of the mock test, since the scroll position of a longer list depends on the language of the play.
  args: { events: readyList(upcoming.slice(1, 2)) },
  play: async ({ canvas }) => {
    const name = 'Full PTE mock test, scored the same week';
    const row = (await canvas.findByRole('heading', { name })).closest('li');
    const mockTest = within(row as HTMLElement);
    await expect(mockTest.queryByRole('list')).toBeNull();
    const more = mockTest.getByRole('button', {
      name: t('common:nameWithNote', { name: t('common:readMore'), note: name }),
    });
    // The button is in the last line of the text, not below it.
    const text = document.getElementById(String(more.getAttribute('aria-controls')));
    const lastLine = [...(text?.getClientRects() ?? [])].at(-1);
    await expect(Math.abs(centreOf(more.getBoundingClientRect()) - centreOf(lastLine))).toBeLessThan(4);
    await expect(spokenLanguage(text)).toBe('en');
    await userEvent.click(more);
    await expect(mockTest.getByText('Check in from 08:30')).toBeVisible();
    await waitFor(() =>
      expect(
        mockTest.getByRole('button', { name: t('common:nameWithNote', { name: t('common:readLess'), note: name }) }),
      ).toHaveFocus(),
    );
  },
};

/** Names without line breaks, Chinese beside English, and an invalid URL, which is not linked. */
export const Unusual: Story = {
  args: { events: readyList(unusual) },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('heading', { name: 'An event whose address is no web address' })).closest(
      'li',
    );
    await expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
    await expect(within(row as HTMLElement).getByText('What could act in it does nothing.')).not.toHaveAttribute(
      'onclick',
    );
    // Nothing is said of the time of an event without one.
    const timeless = canvas.getByRole('heading', { name: 'PTE 讲座：口语评分是怎么回事' });
    await expect(timeless.parentElement?.parentElement?.textContent).toMatch(/^PTE 讲座/);
  },
};

export const SingleEvent: Story = { args: { events: readyList(single) } };

/** A keyword of an earlier visit, with its results. */
export const Searched: Story = {
  args: { keyword: 'open evening', events: readyList(single) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('open evening');
  },
};

/** Controls the pause of 300 ms after which a typed keyword is searched for. */
const pause = holdTimers(300);

/** While a keyword is typed, no results are shown and nothing is requested; after a pause it is searched for once. */
export const Typing: Story = {
  beforeEach: pause.beforeEach,
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('events:searchUpcoming') }), ' pte ');
    await expect(canvas.queryByRole('region', { name: t('events:upcomingList') })).toBeNull();
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(t('common:loading'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(pause.pass);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('pte'));
    await expect(await canvas.findByRole('region', { name: t('events:upcomingList') })).toBeVisible();
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('searchbox')).toHaveValue(' pte ');
  },
};

/** Enter searches at once; clearing the field shows all events at once. */
export const SearchedAtOnce: Story = {
  beforeEach: pause.beforeEach,
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'oet{Enter}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t('common:clearSearch') }));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The keyword stays when the other tab is chosen. */
export const OtherTab: Story = {
  args: { keyword: 'pte' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: t('events:past') }));
    await expect(args.onTabChange).toHaveBeenCalledWith('past');
    await expect(await canvas.findByRole('searchbox', { name: t('events:searchPast') })).toHaveValue('pte');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const NoUpcoming: Story = {
  args: { events: readyList([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('events:upcomingEmpty') })).toBeVisible();
    await expect(canvas.getByText(t('events:upcomingEmptyText'))).toBeVisible();
  },
};

/** Without upcoming events the student can go on to the past ones. */
export const SeePast: Story = {
  args: { events: readyList([]) },
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('events:seePast') }));
    await expect(args.onTabChange).toHaveBeenCalledWith('past');
    // The pressed button is removed, and focus moves to the selected tab.
    await waitFor(() => expect(canvas.getByRole('tab', { name: t('events:past') })).toHaveFocus());
  },
};
export const NoPast: Story = {
  args: { tab: 'past', events: readyList([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('events:pastEmpty') })).toBeVisible();
    await expect(canvas.getByText(t('events:pastEmptyText'))).toBeVisible();
  },
};

/** Nothing matches: the empty state names the keyword, which can be changed. */
export const NoResult: Story = {
  args: { keyword: 'xylophone', events: readyList([]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t('infinite-list:noResult', { keyword: 'xylophone' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('xylophone');
  },
};

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <EventsPageSkeleton /> };

export const Loading: Story = { args: { events: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    events: {
      status: 'failed',
      failure: { kind: 'rejected', messages: ['Events are not available right now.'], value: null },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The next page is loading. */
export const LoadingMore: Story = {
  args: { events: readyList(single, { total: 30, more: { status: 'loading' } }) },
};

/** The next page could not be loaded: the loaded events stay. */
export const MoreFailed: Story = {
  args: {
    events: readyList(single, { total: 30, more: { status: 'failed', failure: { kind: 'offline' } } }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Open evening at the Sydney campus' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};
