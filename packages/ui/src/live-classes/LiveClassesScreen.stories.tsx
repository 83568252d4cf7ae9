import { paths } from '@portal/domain/screens';
import { failed, loading, pending, ready, readyList } from '@portal/domain/shared';
import { liveClasses } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  containing,
  DeferredResponse,
  format,
  holdTimers,
  respond,
  shownDialog,
  startingWith,
  t,
  useControlled,
} from '../testing/index.ts';
import { LiveClassesScreen, LiveClassesSkeleton, type LiveClassesScreenProps } from './LiveClassesScreen.tsx';

const { upcoming, registeredOnes } = liveClasses;

/** Holds sub-tab and keyword, as the URL does in the portal. */
function Controlled(args: LiveClassesScreenProps) {
  const [classesTab, onClassesTabChange] = useControlled(args.classesTab, args.onClassesTabChange);
  const [keyword, onSearch] = useControlled(args.keyword, args.onSearch);
  return <LiveClassesScreen {...args} {...{ classesTab, onClassesTabChange, keyword, onSearch }} />;
}

const meta = {
  title: 'Screens/Live classes',
  component: LiveClassesScreen,
  render: Controlled,
  parameters: { shell: 'liveClasses', layout: 'fullscreen' },
  args: {
    tab: 'liveclasses',
    onTabChange: fn(),
    libraryShown: true,
    library: null,
    classesTab: 'upcoming',
    onClassesTabChange: fn(),
    keyword: '',
    onSearch: fn(),
    next: ready([liveClasses.open]),
    onNextRetry: fn(),
    classes: readyList(upcoming.slice(0, 10), { total: upcoming.length, more: { status: 'idle' } }),
    onMore: fn(),
    onRetry: fn(),
    registrations: new Map(),
    onRegister: fn(),
    onCancel: fn(),
    notice: null,
    onConfirmCancel: fn(),
    onDismissNotice: fn(),
    calendarFile: null,
    onAddToCalendar: fn(),
    now: new Date('2026-11-20T23:37:43Z'),
    zone: 'Australia/Sydney',
    zoneOfDevice: false,
    profileHref: paths.profile,
  },
} satisfies Meta<typeof LiveClassesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: RegExp) => screen.findByRole('article', { name });
const edges = (element: HTMLElement) => element.getBoundingClientRect();

/** Classes that are open for registration, by start time. */
export const Upcoming: Story = {
  tags: ['every-look'],
  play: async ({ args }) => {
    const article = within(await card(/^OET role plays/));
    await expect(article.getByText(format().weekday('2026-11-22'))).toBeVisible();
    await expect(article.getByText(t('live-classes:range', { start: '09:30', end: '10:30' }))).toBeVisible();
    await expect(article.getByText('Priya Raman')).toBeVisible();
    await userEvent.click(
      article.getByRole('button', { name: t('live-classes:signUpFor', { name: 'OET role plays for nurses' }) }),
    );
    await expect(args.onRegister).toHaveBeenCalledWith(liveClasses.full);
    await expect(
      screen.getByText(t('live-classes:zone', { zone: format().zone('Australia/Sydney', args.now) })),
    ).toBeVisible();
    const change = screen.getByRole('link', { name: t('calendar:changeZoneLabel') });
    await expect(change).toHaveAttribute('href', '/Profile');
    // The tab order of the tools is their visual order.
    const search = screen.getByRole('searchbox');
    await expect(edges(change).bottom).toBeLessThan(edges(search).top);
    await expect(change.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(
      screen.getByText(t('infinite-list:shownOf', { name: t('live-classes:upcomingList'), shown: 10, total: 61 })),
    ).toBeInTheDocument();
    // Tabs at the top of a page touch the header.
    const tabs = screen.getByRole('tablist', { name: t('live-classes:tabs') });
    await expect(edges(tabs).top).toBe(edges(screen.getByRole('main')).top);
    // The sub-tabs are as high as the search field beside them.
    await expect(edges(screen.getByRole('tablist', { name: t('live-classes:lists') })).height).toBe(48);
  },
};

/** The student's zone cannot be read: the times are in it all the same, not in that of the device. */
export const ZoneOfDevice: Story = {
  args: { zone: 'Europe/London', zoneOfDevice: true },
  tags: ['no-picture'],
  play: async () => {
    await expect(await screen.findByText((text) => text.includes(t('calendar:zoneOfProfile')))).toBeVisible();
  },
};

/** Registered classes: the Registered button cancels the registration; a live class has a link to join. */
export const Registered: Story = {
  args: { classesTab: 'registered', classes: readyList(registeredOnes) },
  play: async ({ args }) => {
    const live = within(await card(/^PTE Speaking: Describe Image/));
    const join = live.getByRole('link', {
      name: startingWith(t('live-classes:join'), 'PTE Speaking', t('common:opensInNewTab')),
    });
    await expect(join).toHaveAttribute('href', 'https://meet.example.com/live/401');
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(live.queryByRole('button')).toBeNull();
    const later = within(await card(/^TOEFL Speaking/));
    await userEvent.click(
      later.getByRole('button', { name: t('live-classes:markOf', { name: liveClasses.registered.topic }) }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith(liveClasses.registered);
    await userEvent.click(
      later.getByRole('button', { name: t('live-classes:addToCalendar', { name: liveClasses.registered.topic }) }),
    );
    await expect(args.onAddToCalendar).toHaveBeenCalledWith(liveClasses.registered);
    // Resets the scroll position, since a focus before the rows were measured may have moved the list by a pixel.
    screen.getByRole('region', { name: t('live-classes:registeredList') }).scrollTop = 0;
  },
};

/** Custom icons and pictures, several presenters, no teacher yet, and a live class that is not registered. */
export const EveryCard: Story = {
  args: {
    classes: readyList([
      liveClasses.missed,
      { ...liveClasses.presenters, id: 1 },
      { ...liveClasses.picture, id: 2 },
      { ...liveClasses.withoutTeacher, id: 3 },
    ]),
  },
  play: async () => {
    const missed = within(await card(/^PTE Speaking/));
    await expect(missed.getByText(t('calendar:liveNow'))).toBeVisible();
    await expect(
      missed.getByRole('button', { name: t('live-classes:signUpFor', { name: liveClasses.missed.topic }) }),
    ).toBeVisible();
    await expect(screen.getAllByText(t('live-classes:others', { count: 2 }))[0]).toBeInTheDocument();
    await expect(screen.getByText(t('live-classes:noTeacher'))).toBeVisible();
    // A font icon is replaced by one of the portal's, a picture is shown, and without either there is the neutral icon.
    const [fontIcon, picture, neutral] = screen.getAllByRole('article', { name: liveClasses.picture.topic });
    await expect(fontIcon?.querySelector('.lucide-pencil')).toBeVisible();
    await expect(picture?.querySelector('img')).toHaveAttribute('src', '/school/icons/oet.svg');
    await expect(neutral?.querySelector('.lucide-radio')).toBeVisible();
  },
};

/** Names without a place where they can break, and Chinese beside English. */
export const LongTexts: Story = {
  args: {
    next: ready([liveClasses.longTexts]),
    classes: readyList([
      liveClasses.longTexts,
      { ...liveClasses.longTexts, id: 2, registered: true },
      { ...liveClasses.longTexts, id: 3, registered: true, liveNow: true },
      { ...liveClasses.chinese, id: 4 },
    ]),
  },
  play: async () => {
    for (const name of await screen.findAllByText(String(liveClasses.longTexts.teacher))) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

/** The class starts in twelve minutes, as the card and the heading say. */
export const StartsSoon: Story = {
  args: {
    classesTab: 'registered',
    next: ready([liveClasses.soon]),
    classes: readyList([liveClasses.soon]),
    now: new Date('2026-11-20T22:48:00Z'),
  },
  play: async () => {
    await expect(await screen.findAllByText(t('calendar:startsIn', { count: 12 }))).toHaveLength(2);
  },
};

/** The class is live, but the link to join is missing or invalid. */
export const NoLink: Story = {
  args: {
    classesTab: 'registered',
    next: ready([]),
    classes: readyList([liveClasses.withoutLink, { ...liveClasses.unsafeLink, id: 2 }]),
  },
  play: async () => {
    await expect(await screen.findAllByText(t('live-classes:noLink'))).toHaveLength(2);
    await expect(screen.queryByRole('link', { name: containing(t('live-classes:join')) })).toBeNull();
  },
};

/** Two classes start at the same time; one of them is live and registered. */
export const SeveralNext: Story = {
  args: {
    next: ready([liveClasses.liveNow, { ...liveClasses.full, date: '2026-11-21', start: '10:00', end: '11:00' }]),
  },
  play: async () => {
    const heading = within(await screen.findByRole('region', { name: t('live-classes:next', { count: 2 }) }));
    const topics = heading.getAllByRole('heading', { level: 3 });
    await expect(topics).toHaveLength(2);
    // Chinese has no space before the topic.
    const [first] = topics.map((one) => one.parentElement?.textContent);
    await expect(first).toMatch(startingWith(t('live-classes:nowLabel', { topic: liveClasses.liveNow.topic })));
    // As in the list, the day of a class is Today.
    const time = t('live-classes:range', { start: '10:00', end: '11:00' });
    await expect(topics[1]?.parentElement).toHaveTextContent(
      t('common:dayAndTime', { day: t('calendar:today'), time }),
    );
    const join = heading.getByRole('link', { name: startingWith(t('live-classes:join')) });
    await expect(join).toBeVisible();
    // Below the texts in both lines.
    const signUp = heading.getByRole('button', { name: startingWith(t('live-classes:signUp')) });
    const below = (action: HTMLElement, topic: HTMLElement | undefined) =>
      action.getBoundingClientRect().top - (topic?.parentElement?.getBoundingClientRect().bottom ?? Infinity);
    await expect(below(join, topics[0])).toBeGreaterThanOrEqual(0);
    await expect(below(signUp, topics[1])).toBe(below(join, topics[0]));
  },
};

export const NothingNext: Story = { args: { next: ready([]) } };

export const NextFailed: Story = {
  args: { next: failed({ kind: 'offline' }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:retry') }));
    await expect(args.onNextRetry).toHaveBeenCalledTimes(1);
  },
};

/** The school or the student's role has no library: only the sub-tabs are shown (001 §6). */
export const WithoutLibrary: Story = {
  args: { libraryShown: false },
  play: async () => {
    const tabs = await screen.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      t('live-classes:upcoming'),
      t('live-classes:mine'),
    ]);
    // No space is reserved for the tabs.
    const heading = screen.getByRole('region', { name: t('live-classes:next', { count: 1 }) });
    await expect(edges(heading).top - edges(screen.getByRole('main')).top).toBe(8);
  },
};

/** It is not known yet whether there is a library: a placeholder reserves the space of its tab. */
export const LibraryNotKnown: Story = {
  args: { libraryShown: null },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: t('live-classes:classes') })).toBeVisible();
    await expect(screen.queryByRole('tab', { name: t('live-classes:library') })).toBeNull();
  },
};

/** The server reports that there is a library: its tab appears without a layout shift. */
export const LibraryAfterAll: Story = {
  args: { libraryShown: null },
  render: (args) => (
    <DeferredResponse>
      {(responded) => <Controlled {...args} libraryShown={responded ? true : null} />}
    </DeferredResponse>
  ),
  tags: ['no-picture'],
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: t('live-classes:searchUpcoming') });
    const before = edges(search).top;
    respond(screen);
    await screen.findByRole('tab', { name: t('live-classes:library') });
    await expect(edges(search).top).toBe(before);
  },
};

/** The page is opened at the library, whose content is not shown before it is known to be permitted. */
export const LibraryAwaited: Story = {
  args: { libraryShown: null, tab: 'liveclassesLibrary', library: <p>Recordings</p> },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: t('live-classes:library') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.queryByText('Recordings')).toBeNull();
    await expect(screen.getByText(t('common:loading'))).toBeInTheDocument();
  },
};

/** The server reports that there is no library: the row of tabs is removed, and the typed keyword stays. */
export const NoLibraryAfterAll: Story = {
  args: { libraryShown: null },
  render: (args) => (
    <DeferredResponse>
      {(responded) => <Controlled {...args} libraryShown={responded ? false : null} />}
    </DeferredResponse>
  ),
  tags: ['no-picture'],
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: t('live-classes:searchUpcoming') });
    await userEvent.type(field, 'cli');
    respond(screen);
    await waitFor(() => expect(screen.queryByRole('tab', { name: t('live-classes:classes') })).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('cli');
  },
};

/** The start time has passed, but the server does not report it as live: no Live label, no link to join. */
export const StartedNotLive: Story = {
  args: {
    classesTab: 'registered',
    next: ready([{ ...liveClasses.liveNow, liveNow: false }]),
    classes: readyList([{ ...liveClasses.liveNow, liveNow: false }]),
  },
  play: async () => {
    await expect(await screen.findAllByText(t('calendar:started'))).toHaveLength(2);
    await expect(screen.queryByText(containing(t('calendar:liveNow')))).toBeNull();
  },
};

/** A press on a tab switches to the library or to the other list. */
export const OtherTabs: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('tab', { name: t('live-classes:library') }));
    await expect(args.onTabChange).toHaveBeenCalledWith('liveclassesLibrary');
    await userEvent.click(screen.getByRole('tab', { name: t('live-classes:mine') }));
    await expect(args.onClassesTabChange).toHaveBeenCalledWith('registered');
    await expect(screen.getByRole('searchbox', { name: t('live-classes:searchRegistered') })).toBeVisible();
  },
};

/** A keyword of an earlier visit, with its results. */
export const Searched: Story = {
  args: { keyword: 'oet', classes: readyList(upcoming.filter(({ topic }) => topic.startsWith('OET')).slice(0, 2)) },
  play: async () => {
    await expect(await screen.findByRole('searchbox')).toHaveValue('oet');
  },
};

/** Controls the pause of 300 ms after which a typed keyword is searched for. */
const pause = holdTimers(300);

/** While a keyword is typed, no results are shown; after a pause it is searched for once. */
export const Typing: Story = {
  beforeEach: pause.beforeEach,
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: t('live-classes:searchUpcoming') }), 'clinic');
    await expect(screen.queryByRole('region', { name: t('live-classes:upcomingList') })).toBeNull();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(pause.pass);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('clinic'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(await screen.findByRole('region', { name: t('live-classes:upcomingList') })).toBeVisible();
  },
};

export const NoUpcoming: Story = {
  args: { next: ready([]), classes: readyList([]) },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: t('live-classes:live_class_not_available') }),
    ).toBeVisible();
  },
};

export const NoRegistered: Story = {
  args: { classesTab: 'registered', classes: readyList([]) },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: t('live-classes:live_class_not_available_registered') }),
    ).toBeVisible();
  },
};

export const NoResult: Story = { args: { keyword: 'xylophone', classes: readyList([]) } };

/** The page before its code and its words are there. */
export const LoadingCode: Story = { render: () => <LiveClassesSkeleton /> };

export const Loading: Story = { args: { next: loading, classes: { status: 'loading' } } };

export const Failed: Story = {
  args: { classes: { status: 'failed', failure: { kind: 'rejected', messages: ['Not today.'], value: null } } },
  play: async ({ args }) => {
    await expect(await screen.findByText('Not today.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const MoreFailed: Story = {
  args: {
    classes: readyList(upcoming.slice(0, 2), {
      total: upcoming.length,
      more: { status: 'failed', failure: { kind: 'offline' } },
    }),
  },
  play: async () => {
    const [article] = await screen.findAllByRole('article');
    // Inset by 12 px in the list's card.
    await expect(edges(screen.getByRole('alert')).width).toBe(article && edges(article).width - 24);
  },
};

/** Of five thousand cards, few are in the DOM. */
export const FiveThousand: Story = {
  args: {
    classes: readyList(
      Array.from({ length: 5000 }, (_, i) => ({ ...(upcoming[i % upcoming.length] ?? liveClasses.open), id: i })),
    ),
  },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const box = await screen.findByRole('region', { name: t('live-classes:upcomingList') });
    box.scrollTop = box.scrollHeight / 2;
    await waitFor(() => {
      const first = canvasElement.querySelector('li[aria-posinset]');
      return expect(Number(first?.getAttribute('aria-posinset'))).toBeGreaterThan(2000);
    });
    await expect(canvasElement.querySelectorAll('li[aria-posinset]').length).toBeLessThanOrEqual(40);
  },
};

const CLASS = { id: liveClasses.full.id, name: liveClasses.full.topic };

/** The request is pending: the button keeps its position and ignores a second press; the others stay enabled. */
export const Registering: Story = {
  args: { registrations: new Map([[CLASS.id, pending]]) },
  play: async ({ args }) => {
    const busy = within(await card(/^OET role plays/)).getByRole('button', { name: t('live-classes:signingUp') });
    await userEvent.dblClick(busy);
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(within(await card(/^PTE Listening/)).getByRole('button'));
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
    // Resets the scroll position, which depends on the language after the press.
    screen.getByRole('region', { name: t('live-classes:upcomingList') }).scrollTop = 0;
  },
};

/** A class that was just registered is hidden, though its list has not been refetched. */
export const JustRegistered: Story = {
  args: {
    notice: { ...CLASS, kind: 'registered', message: 'You are registered.' },
    classes: readyList(
      upcoming.slice(0, 3).map((one) => (one.id === liveClasses.full.id ? { ...one, shown: false } : one)),
    ),
  },
  play: async () => {
    const dialog = await shownDialog(t('live-classes:registeredTitle'));
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
    await expect(screen.queryByRole('article', { name: /^OET role plays/, hidden: true })).toBeNull();
    await expect(
      screen.getByText(t('infinite-list:allShown', { name: t('live-classes:upcomingList'), shown: 2 })),
    ).toBeInTheDocument();
  },
};

export const ClassIsFull: Story = {
  args: { notice: { ...CLASS, kind: 'full', message: 'All seats of this class are taken.' } },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('live-classes:fullTitle'));
    await expect(dialog.getByText('All seats of this class are taken.')).toBeVisible();
    await expect(dialog.getByText(t('live-classes:notRegistered'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button'));
    await expect(args.onDismissNotice).toHaveBeenCalledTimes(1);
  },
};

export const Conflict: Story = {
  args: {
    notice: { ...CLASS, kind: 'conflict', message: 'You are already registered for another class at this time.' },
  },
  play: async () => {
    await shownDialog(t('live-classes:conflictTitle'));
  },
};

/** The registration failed: all messages of the server are shown (001 §8). */
export const RegisterFailed: Story = {
  args: {
    notice: {
      id: CLASS.id,
      kind: 'registerFailed',
      failure: { kind: 'rejected', messages: ['Not available for your package', 'And more.'], value: null },
    },
  },
  play: async () => {
    const dialog = await shownDialog(t('live-classes:registerFailedTitle'));
    const alert = dialog.getByRole('alert');
    await expect(within(alert).getByText('Not available for your package')).toBeVisible();
    await expect(within(alert).getByText('And more.')).toBeVisible();
  },
};

export const ConfirmCancel: Story = {
  args: { classesTab: 'registered', classes: readyList(registeredOnes), notice: { ...CLASS, kind: 'confirmCancel' } },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('live-classes:confirmTitle'));
    await userEvent.click(dialog.getByRole('button', { name: t('live-classes:keep') }));
    await expect(args.onDismissNotice).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: t('live-classes:cancel') }));
    await expect(args.onConfirmCancel).toHaveBeenCalledTimes(1);
  },
};

export const UnregisterCompleted: Story = {
  args: {
    classesTab: 'registered',
    classes: readyList(registeredOnes),
    notice: { ...CLASS, kind: 'cancelled', message: 'Your registration is cancelled.' },
  },
  play: async () => {
    await shownDialog(t('live-classes:cancelledTitle'));
  },
};

/** Cancelling failed: only the first message is shown (001 §4). */
export const UnregisterFail: Story = {
  args: {
    classesTab: 'registered',
    classes: readyList(registeredOnes),
    notice: {
      id: CLASS.id,
      kind: 'cancelFailed',
      failure: { kind: 'rejected', messages: ['The class begins in a minute.', 'Second.'], value: null },
    },
  },
  play: async () => {
    const dialog = await shownDialog(t('live-classes:cancelFailedTitle'));
    await expect(dialog.getByText('The class begins in a minute.')).toBeVisible();
    await expect(dialog.queryByText('Second.')).toBeNull();
  },
};

/** The calendar file could not be created: the error is shown on its card. */
export const CalendarFileFailed: Story = {
  args: {
    classesTab: 'registered',
    classes: readyList(registeredOnes),
    calendarFile: { id: liveClasses.registered.id, submission: failed({ kind: 'offline' }) },
  },
  play: async () => {
    const article = within(await card(/^TOEFL Speaking/));
    await expect(article.getByRole('alert')).toHaveTextContent(t('calendar:calendarFailed'));
  },
};
