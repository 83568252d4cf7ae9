// @vitest-environment jsdom
import { REFETCH_INTERVAL_MS } from '@portal/data/messages';
import { createMessage, receiveMessage, type Fault } from '@portal/mocks/mock-backend';
import { LinkContext } from '@portal/ui/links';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouterLink } from '../router/RouterLink.tsx';
import { createSession } from '../testing/create-session.ts';
import { NoObserver, stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import MessagesContainer from './MessagesContainer.tsx';

// The whole page in jsdom: on a busy machine its first rendering takes seconds.
configure({ asyncUtilTimeout: 40_000 });

const READ = 'Message/SetAsRead';
const ARCHIVE = 'Message/SetAsArchived';
const CREATE = 'Message/Create';
const REPLY = 'Message/Reply';
const LIST = 'Message/GetActiveMessageHelperGridJson';
const DETAILS = 'Message/GetMessageDetailsJson';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };
/** The last words of conversations. */
const UNREAD = /^Lovely improvement/;
const ARCHIVED = /every Tuesday and Thursday/;
const ALREADY_READ = /I have moved our meeting/;

/** What jsdom leaves out: dialogs, a height of the list, and what watches heights. */
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  takeDialogsAway = stubDialogs();
});
let takeDialogsAway = () => undefined as void;
let end = () => undefined as void;
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  end();
  localStorage.clear();
  takeDialogsAway();
});

/** The page with its list, once it shows this. */
async function open(userName = 'mei', shown: string | RegExp = UNREAD) {
  const session = createSession(() => null);
  end = () => session.expire([]);
  let navigate: ReturnType<typeof useNavigate>;
  let address = '';
  const code = Promise.withResolvers<void>();
  function Address() {
    navigate = useNavigate();
    const { pathname, search } = useLocation();
    if (pathname !== '/Message') use(code.promise);
    address = `${pathname}${search}`;
    return null;
  }
  const portal = renderInPortal(
    <LinkContext value={RouterLink}>
      <Address />
      <MessagesContainer />
    </LinkContext>,
    { address: '/Message', userName, services: { session } },
  );
  await screen.findByText(shown);
  const goTo = (to: string) => act(async () => navigate(to));
  const back = () => act(async () => navigate(-1));
  return {
    ...portal,
    address: () => address,
    goTo,
    back,
    leave: cleanup,
    comeBack: (to: string) =>
      renderInPortal(<MessagesContainer />, { address: to, queries: portal.queries, services: { session } }),
    /** Any other page waits for this. */
    codeComes: () => act(async () => code.resolve()),
    openRow: async (lastWords: RegExp) => {
      await goTo(row(lastWords)?.getAttribute('href') ?? expect.fail('no such row'));
      await screen.findByLabelText(/^Reply to/);
    },
    settled: () => waitFor(() => expect(portal.queries.isFetching() + portal.queries.isMutating()).toBe(0)),
  };
}

const row = (lastWords: RegExp) => screen.queryAllByText(lastWords).flatMap((text) => text.closest('a') ?? [])[0];
const reply = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reply to/);
const attach = (container: HTMLElement, ...names: string[]) =>
  fireEvent.change(container.querySelector('input[type=file]') ?? expect.fail('no file input'), {
    target: { files: names.map((name) => new File(['ABC'], name)) },
  });

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe('beside a list without conversations', () => {
  const CHOOSE = 'Choose a conversation';

  test('nothing is offered to choose', async () => {
    await open('sam', 'No messages');
    expect(screen.queryByText(CHOOSE)).toBeNull();
  });

  test('it still is when a search has found none', async () => {
    const { goTo } = await open();
    await goTo('/Message?q=nothing+like+it');
    await waitFor(() => expect(row(UNREAD)).toBeUndefined());
    screen.getByText(CHOOSE);
  });
});

describe('a conversation that is opened', () => {
  test('is marked as read with one call, when it is unread', async () => {
    const { openRow, calls, settled } = await open();
    await openRow(UNREAD);
    await settled();
    expect(calls(READ)).toHaveLength(1);
  });

  test('stays unread while it cannot be shown', async () => {
    const { backend, goTo, calls, settled } = await open();
    backend.faults.fail(DETAILS, { kind: 'rejected', messages: ['Not now.'] });
    await goTo(row(UNREAD)?.getAttribute('href') ?? expect.fail('no such row'));
    await screen.findByText(/Not now\./);
    await settled();
    expect(calls(READ)).toEqual([]);
    backend.faults.clear();
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(calls(READ)).toHaveLength(1));
  });

  test('is not marked when it is read', async () => {
    const { openRow, calls, settled } = await open();
    await openRow(ALREADY_READ);
    await settled();
    expect(calls(READ)).toEqual([]);
  });

  test('is marked once it is shown, when a link leads to one that the list does not have', async () => {
    const { goTo, calls, settled } = await open();
    const href = row(UNREAD)?.getAttribute('href') ?? expect.fail('no such row');
    await goTo(`${href}&q=nothing+like+it`);
    await screen.findByLabelText(/^Reply to/);
    await settled();
    expect(calls(READ)).toHaveLength(1);
  });

  test('is not marked by a search that takes its row out of the list', async () => {
    const { openRow, goTo, address, calls, settled } = await open();
    await openRow(ALREADY_READ);
    await goTo(`${address()}&q=nothing+like+it`);
    await waitFor(() => expect(row(ALREADY_READ)).toBeUndefined());
    await settled();
    expect(calls(READ)).toEqual([]);
  });

  test('out of a search leaves the search, and is not marked when it is read', async () => {
    const { openRow, goTo, address, calls, settled } = await open();
    await goTo('/Message?q=moved');
    await waitFor(() => expect(row(UNREAD)).toBeUndefined());
    await screen.findByText(ALREADY_READ);
    await openRow(ALREADY_READ);
    await settled();
    expect(address()).toMatch(/^\/Message\?q=moved&conversation=/);
    expect(row(UNREAD)).toBeUndefined();
    expect(calls(READ)).toEqual([]);
  });

  test('is still open, without a word, when it cannot be marked', async () => {
    const { openRow, calls, settled, backend } = await open();
    backend.faults.fail(READ, REFUSED);
    await openRow(UNREAD);
    await settled();
    expect(calls(READ)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a message that arrives in the open conversation', () => {
  /** Opens a conversation out of this list, lets a message arrive, and waits for the next two polls. */
  async function receive(list: string, lastWords: RegExp, first: 'entries' | 'row' | 'both' = 'both') {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open();
    await page.goTo(list);
    await waitFor(() => expect(row(lastWords)).toBeDefined());
    await page.openRow(lastWords);
    await page.settled();
    expect(page.calls(READ)).toEqual([]);
    const late = { entries: LIST, row: DETAILS, both: null }[first];
    if (late) page.backend.faults.delay(late, 5000);
    const id = Number(new URLSearchParams(page.address().split('?')[1]).get('conversation'));
    receiveMessage(page.backend, page.student, { to: id });
    await poll();
    await screen.findByText('A new message has arrived.', { selector: 'section *' });
    await page.settled();
    await poll();
    await page.settled();
    return page;
  }
  /** Each poll, and what it leads to. */
  const poll = () => act(() => vi.advanceTimersByTimeAsync(REFETCH_INTERVAL_MS + 10_000));

  test.each([
    ['the list', '/Message', ALREADY_READ],
    ['a search', '/Message?q=moved', ALREADY_READ],
    ['the archive', '/Message?tab=archive', ARCHIVED],
  ])('out of %s is marked as read, with one call', async (_list, address, lastWords) => {
    const { calls } = await receive(address, lastWords);
    expect(calls(READ)).toHaveLength(1);
  });

  test.each(['entries', 'row'] as const)('is marked with one call though its %s come first', async (first) => {
    const { calls } = await receive('/Message?q=moved', ALREADY_READ, first);
    expect(calls(READ)).toHaveLength(1);
  });

  test('is in the row of the search, which it does not match', async () => {
    await receive('/Message?q=moved', ALREADY_READ);
    expect(row(/^A new message has arrived/)).toBeDefined();
  });
});

async function archive() {
  fireEvent.click(screen.getByText('Archive', { selector: 'section *' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Archive');
  fireEvent.click(confirm ?? expect.fail('nothing to confirm'));
}

describe('a conversation that nobody has answered', () => {
  /** Begins one, and opens it. */
  async function begin(recipient: { RecipientType: string; RecipientUserId: number | null }) {
    const { backend, student, goTo, settled, ...page } = await open();
    createMessage(backend, student, { Subject: 'Essay', Body: 'Could you read it?', Attachments: [], ...recipient });
    await goTo('/Message?q=could+you+read');
    await waitFor(() => expect(row(/^Could you read it/)).toBeDefined());
    await goTo(row(/^Could you read it/)?.getAttribute('href') ?? expect.fail('no such row'));
    await screen.findByLabelText(/^Reply/);
    await settled();
    return { backend, ...page };
  }
  const heading = () => document.querySelector('h2[data-conversation-heading]');

  test('is with the teacher it was sent to', async () => {
    await begin({ RecipientType: 'SINGLE_TEACHER', RecipientUserId: 3002 });
    expect(heading()?.textContent).toBe('Daniel Okafor');
    screen.getByLabelText('Reply to Daniel Okafor');
  });

  test('has no name where that is not known, never the student’s own, and is archived by its last words', async () => {
    const { backend } = await begin({ RecipientType: 'ALL_ADMINS', RecipientUserId: null });
    backend.faults.fail(ARCHIVE, REFUSED);
    expect(heading()?.textContent).toBe('Message');
    screen.getByLabelText('Reply');
    await archive();
    expect((await screen.findByRole('alert')).textContent).toContain('Conversation not archived: Could you read it?');
  });
});

describe('archiving', () => {
  test('leads back to the list, without the row, and says so', async () => {
    const { openRow, address, calls, settled } = await open();
    await openRow(ALREADY_READ);
    await archive();
    await screen.findByText('The conversation was archived.');
    await settled();
    expect(address()).toBe('/Message');
    expect(calls(ARCHIVE)).toHaveLength(1);
    expect(row(ALREADY_READ)).toBeUndefined();
  });

  test('says so once for each, also when the language changes afterwards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { openRow, calls, settled, backend, i18n } = await open();
    backend.faults.delay(ARCHIVE, 5000);
    await openRow(ALREADY_READ);
    await archive();
    await openRow(UNREAD);
    await archive();
    await waitFor(() => expect(calls(ARCHIVE)).toHaveLength(2));
    act(() => void vi.advanceTimersByTime(5000));
    await settled();
    const said = () => screen.getAllByRole('dialog', { name: 'The conversation was archived.' });
    await waitFor(() => expect(said()).toHaveLength(2));
    await act(() => i18n.changeLanguage('zh'));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
  });

  test('that fails keeps the row, and says whose it is and why', async () => {
    const { openRow, settled, backend } = await open();
    backend.faults.fail(ARCHIVE, REFUSED);
    await openRow(ALREADY_READ);
    await archive();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Conversation not archived: Daniel Okafor');
    expect(alert.textContent).toContain('Not now.');
    await settled();
    expect(row(ALREADY_READ)).toBeDefined();
    expect(screen.queryByText('The conversation was archived.')).toBeNull();
  });

  test('whose answer was lost says whose it is, though the list does not have it any more', async () => {
    const { openRow, settled, backend } = await open();
    backend.faults.fail(ARCHIVE, { kind: 'status', status: 500 });
    await openRow(ALREADY_READ);
    const search = screen.getByLabelText('Search active conversations');
    await archive();
    expect((await screen.findByRole('alert')).textContent).toContain('was archived: Daniel Okafor');
    fireEvent.change(search, { target: { value: 'Priya' } });
    await waitFor(() => expect(row(ALREADY_READ)).toBeUndefined());
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('was archived: Daniel Okafor');
  });

  test('that fails says so also when a later one was done before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { openRow, calls, backend } = await open();
    backend.faults.fail(ARCHIVE, REFUSED, 1);
    backend.faults.delay(ARCHIVE, 30_000);
    await openRow(ALREADY_READ);
    await archive();
    await waitFor(() => expect(calls(ARCHIVE)).toHaveLength(1));
    backend.faults.delay(ARCHIVE, 0);
    await openRow(UNREAD);
    await archive();
    await screen.findByText('The conversation was archived.');
    act(() => void vi.advanceTimersByTime(30_000));
    expect((await screen.findByRole('alert')).textContent).toContain('Conversation not archived: Daniel Okafor');
  });
});

describe('the first Back leaves the list', () => {
  const BEFORE = '/Message?tab=archive';

  test.each(['/Message', '/Message?q=moved'])('after archiving out of %s', async (list) => {
    const { goTo, back, address, settled } = await open();
    await goTo(BEFORE);
    await goTo(list);
    await waitFor(() => expect(row(ALREADY_READ)).toBeDefined());
    fireEvent.click(row(ALREADY_READ) ?? expect.fail('no such row'));
    await screen.findByLabelText(/^Reply to/);
    await archive();
    await screen.findByText('The conversation was archived.');
    await settled();
    expect(address()).toBe(list);
    await back();
    expect(address()).toBe(BEFORE);
  });

  test('after a new message was sent', async () => {
    const { goTo, back, address } = await open();
    await goTo(BEFORE);
    await goTo('/Message');
    fireEvent.click((await screen.findAllByText('New message'))[0] ?? expect.fail('no link'));
    fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'Essay' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Could you read it?' } });
    fireEvent.click(screen.getByText('Send message'));
    await screen.findByText('Your message was sent.');
    await waitFor(() => expect(address()).toBe('/Message'));
    await back();
    expect(address()).toBe(BEFORE);
  });
});

describe('leaving the page', () => {
  test('asks only while files are attached: texts are kept', async () => {
    const { openRow, container } = await open();
    await openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    expect(asksBeforeLeaving()).toBe(false);
    attach(container, 'talk.mp3');
    await screen.findByText('talk.mp3 extentions not match');
    expect(asksBeforeLeaving()).toBe(false);
    attach(container, 'notes.pdf');
    const remove = await screen.findByLabelText('Remove notes.pdf');
    expect(asksBeforeLeaving()).toBe(true);
    fireEvent.click(remove);
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('asks also when the files are those of another conversation', async () => {
    const { openRow, goTo, container } = await open();
    await openRow(ALREADY_READ);
    attach(container, 'notes.pdf');
    await goTo('/Message?compose=new');
    expect(asksBeforeLeaving()).toBe(true);
  });
});

describe('a reply', () => {
  const button = () => screen.getByText('Send').closest('button') ?? expect.fail('no button');
  const send = () => fireEvent.click(button());

  test('is sent without space around it, with its files, and leaves no draft', async () => {
    const { openRow, container, calls } = await open();
    await openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: '  Thank you\n' } });
    attach(container, 'notes.pdf');
    await waitFor(() => expect(button().disabled).toBe(false));
    send();
    await waitFor(() => expect(reply().value).toBe(''));
    expect(calls(REPLY)).toMatchObject([
      { body: { Body: 'Thank you', Attachments: [{ AttachmentName: 'notes.pdf', AttachmentBase64: 'QUJD' }] } },
    ]);
    expect(localStorage).toHaveLength(0);
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('out of a search is in its row', async () => {
    const { goTo, openRow, settled } = await open();
    await goTo('/Message?q=moved');
    await waitFor(() => expect(row(UNREAD)).toBeUndefined());
    await openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    send();
    await waitFor(() => expect(reply().value).toBe(''));
    await settled();
    expect(row(/^Thank you/)).toBeDefined();
  });

  test('that is refused stays', async () => {
    const { openRow, backend } = await open();
    backend.faults.fail(REPLY, REFUSED);
    await openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    send();
    await screen.findByText('Not now.');
    expect(reply().value).toBe('Thank you');
    expect(JSON.stringify(localStorage)).toContain('Thank you');
  });

  test('that is pending or refused is so in its conversation, also after another one was open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { openRow, address, goTo, calls, backend } = await open();
    backend.faults.fail(REPLY, REFUSED);
    backend.faults.delay(REPLY, 30_000);
    await openRow(ALREADY_READ);
    const here = address();
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    send();
    await waitFor(() => expect(calls(REPLY)).toHaveLength(1));
    await openRow(UNREAD);
    expect(reply().readOnly).toBe(false);
    await goTo(here);
    expect(reply().readOnly).toBe(true);
    await openRow(UNREAD);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.queryByText('Not now.')).toBeNull();
    await goTo(here);
    await screen.findByText('Not now.');
    expect(reply().readOnly).toBe(false);
  });

  test('leaves no draft either when the student went on before the answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { openRow, goTo, calls, backend } = await open();
    backend.faults.delay(REPLY, 30_000);
    await openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    send();
    await waitFor(() => expect(calls(REPLY)).toHaveLength(1));
    await goTo('/Message');
    await screen.findByText('Draft:');
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText('Draft:')).toBeNull();
  });
});

describe('a reply that is pending', () => {
  const sendSlowly = async (fault?: Fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = await open();
    if (fault) opened.backend.faults.fail(REPLY, fault, 1);
    opened.backend.faults.delay(REPLY, 30_000);
    await opened.openRow(ALREADY_READ);
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    fireEvent.click(screen.getByText('Send').closest('button') ?? expect.fail('no button'));
    await waitFor(() => expect(opened.calls(REPLY)).toHaveLength(1));
    return opened;
  };

  test('takes away only what was sent: what another tab has typed since stays', async () => {
    const { student, queries } = await sendSlowly();
    const key = `replyDrafts:${student.account.StudentId}`;
    const changed = (localStorage.getItem(key) ?? '').replace('Thank you', 'Thank you. And a second thought');
    localStorage.setItem(key, changed);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(queries.isMutating()).toBe(0));
    expect(reply().value).toBe('Thank you. And a second thought');
    expect(localStorage.getItem(key)).toBe(changed);
  });

  test('and refused after the page was left is said when the student is back, until it is discarded', async () => {
    const { address, leave, comeBack, queries } = await sendSlowly(REFUSED);
    leave();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queries.isMutating()).toBe(0);
    comeBack(address());
    await screen.findByText('Not now.');
    fireEvent.click(screen.getByText('Discard'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? expect.fail('nothing to confirm'));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  });
});

describe('a reply to an archived conversation', () => {
  test('makes it active, with its address, and leaves focus in the reply', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { openRow, goTo, address, calls, settled, backend, student } = await open();
    await goTo('/Message?tab=archive');
    await screen.findByText(ARCHIVED);
    await openRow(ARCHIVED);
    expect(address()).toContain('tab=archive');
    expect(screen.queryByText('Archive', { selector: 'section *' })).toBeNull();
    screen.getByText('Your reply makes this conversation active again.');
    fireEvent.change(reply(), { target: { value: 'Thank you' } });
    const send = screen.getByText('Send').closest('button') ?? expect.fail('no button');
    send.focus();
    fireEvent.click(send);
    await waitFor(() => expect(address()).not.toContain('tab=archive'));
    await screen.findByText('Archive', { selector: 'section *' });
    await settled();
    expect(screen.queryByText('Your reply makes this conversation active again.')).toBeNull();
    expect(document.activeElement).toBe(reply());
    expect(calls(READ)).toEqual([]);
    const id = Number(new URLSearchParams(address().split('?')[1]).get('conversation'));
    receiveMessage(backend, student, { to: id });
    act(() => void vi.advanceTimersByTime(61_000));
    await waitFor(() => expect(calls(READ)).toHaveLength(1));
  });
});

describe('a new message', () => {
  const typeEssay = () => {
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Essay' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Could you read it?' } });
  };
  const sendButton = () => screen.getByText(/^Send message$/);

  /** Sends one whose answer takes a minute, and leaves its form. */
  async function sendAndLeave(fault?: Fault) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open();
    if (fault) page.backend.faults.fail(CREATE, fault);
    page.backend.faults.delay(CREATE, 30_000);
    await page.goTo('/Message?compose=new');
    typeEssay();
    fireEvent.click(sendButton());
    await waitFor(() => expect(page.calls(CREATE)).toHaveLength(1));
    await page.goTo('/Message?tab=archive');
    return { ...page, answered: () => act(() => void vi.advanceTimersByTime(30_000)) };
  }

  test('that is pending is so when the student comes back, who then hears that it was sent', async () => {
    const { goTo, address, answered } = await sendAndLeave();
    await goTo('/Message?compose=new');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').readOnly).toBe(true);
    answered();
    await screen.findByText('Your message was sent.');
    await waitFor(() => expect(address()).toBe('/Message'));
    expect(localStorage).toHaveLength(0);
  });

  test('that is sent after the student went on says so, once', async () => {
    const { goTo, address, answered } = await sendAndLeave();
    answered();
    await screen.findByText('Your message was sent.');
    expect(address()).toBe('/Message?tab=archive');
    await goTo('/Message?compose=new');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
    expect(address()).toBe('/Message?compose=new');
  });

  test('that is refused after the student went on is said above the list, and in its form until it is discarded', async () => {
    const { goTo, answered } = await sendAndLeave(REFUSED);
    answered();
    await screen.findByText('Not now.');
    const draft = screen.getByText('Open the draft').getAttribute('href');
    expect(draft).toBe('/Message?tab=archive&compose=new');
    await goTo(draft ?? '');
    expect(screen.getAllByText('Not now.')).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Essay');
    fireEvent.click(screen.getByText('Discard'));
    fireEvent.click(await screen.findByText('Discard draft'));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  });

  test('to a teacher who is not there any more is not sent', async () => {
    const { goTo, calls, settled, student } = await open();
    const key = `messageDraft:${student.account.StudentId}`;
    const draft = { RecipientType: 'SINGLE_TEACHER', RecipientUserId: 999_999, Subject: 'Essay', Body: 'Read it?' };
    localStorage.setItem(key, JSON.stringify(draft));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    await goTo('/Message?compose=new');
    await settled();
    fireEvent.click(sendButton());
    await screen.findByText('This field is required');
    expect(document.activeElement?.tagName).toBe('SELECT');
    expect(calls(CREATE)).toEqual([]);
  });

  test('leaves no draft either when the student went on before the answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { goTo, address, calls, backend } = await open();
    backend.faults.delay(CREATE, 30_000);
    await goTo('/Message?compose=new');
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Essay' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Could you read it?' } });
    fireEvent.click(screen.getByText('Send message'));
    await waitFor(() => expect(calls(CREATE)).toHaveLength(1));
    await goTo('/Message?tab=archive');
    expect(localStorage).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(address()).toBe('/Message?tab=archive');
  });

  test.each([
    [null, '/Message'],
    ['/Message?compose=new&q=tests', '/Message'],
    ['/MyPackages', '/MyPackages'],
  ])('that is sent while %s is opened, whose code is still coming, leads to %s', async (to, expected) => {
    const { goTo, address, calls, settled, codeComes } = await open();
    await goTo('/Message?compose=new');
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Essay' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Could you read it?' } });
    fireEvent.click(screen.getByText('Send message'));
    if (to !== null) await goTo(to);
    await waitFor(() => expect(calls(CREATE)).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await settled();
    await codeComes();
    await waitFor(() => expect(address()).toBe(expected));
  });
});

test('a reply whose conversation cannot be fetched again says so, with a retry; a poll that fails does not', async () => {
  const { openRow, backend, settled, calls } = await open();
  await openRow(ALREADY_READ);
  const failing = (times: number) => backend.faults.fail(DETAILS, { kind: 'status', status: 500 }, times);
  for (const times of [1, 0]) {
    failing(times);
    const before = calls(DETAILS).length;
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls(DETAILS).length).toBeGreaterThan(before));
    await settled();
    expect(screen.queryByText('This conversation may be out of date')).toBeNull();
  }
  failing(1);
  fireEvent.change(reply(), { target: { value: 'Thank you, Daniel' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('This conversation may be out of date');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This conversation may be out of date')).toBeNull());
  expect(screen.getByRole('region', { name: /Okafor/ }).textContent).toContain('Thank you, Daniel');
});
