import { receiveMessage, type Fault } from '@portal/mocks/mock-backend';
import { paths } from '@portal/domain/screens';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { goWithin, navigate, waitForPage } from './screens.ts';
import { expireSessions, focused, logOut, passTime, signInAs, storedValue, waitForDashboard } from './steps.ts';

const CREATE = 'Message/Create';
const REPLY = 'Message/Reply';
const READ = 'Message/SetAsRead';
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
const REFUSED: Fault = { kind: 'rejected', messages: ['Please write in English.'] };

const row = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const attach = (page: Page, ...names: string[]) => page.locator('input[type=file]').setInputFiles(names.map(pdf));

test('a conversation is read once, and it and its reply stay through reload, back and an expired session, but not a log-out', async ({
  portal,
}) => {
  portal.allow(/status of 401/);
  const page = await portal.openSignedIn();
  await page.goto('/');
  await waitForDashboard(page);
  await page.getByRole('link', { name: 'Messages, new message' }).click();
  await row(page, /^Priya Raman.*Lovely/).click();
  await nameOf(page, 'Priya Raman').waitFor();
  await expect.poll(() => focused(page)).toBe('Priya Raman');
  await page.getByText('Stress the numbers.').waitFor();
  await expect.poll(() => portal.count(READ)).toBe(1);

  await reply(page).fill('Half a sentence');
  await attach(page, 'notes.pdf');
  await page.getByRole('button', { name: 'Remove notes.pdf' }).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Stress the numbers.').waitFor();
  await expect.poll(() => reply(page).inputValue()).toBe('Half a sentence');
  await page.getByText('Choose these files again.').waitFor();
  await page.goBack();
  const draft = row(page, /^Priya Raman.*Draft: Half a sentence/);
  await draft.click();
  await page.getByText('Stress the numbers.').waitFor();
  // It was read on the first visit.
  expect(portal.count(READ)).toBe(1);
  await page.goBack();
  await draft.waitFor();

  await expireSessions(portal, page);
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/Login');
  await signInAs(page, 'mei');
  await waitForPage(page, paths.courses);
  await navigate(page, paths.messages());
  await draft.click();
  await expect.poll(() => reply(page).inputValue()).toBe('Half a sentence');
  await goWithin(page, paths.dashboard);
  await logOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/i.test(key)))).toEqual([]);
});

test('what comes while a conversation is open is shown, and leaves what is typed; the last unread one takes the header’s mark away', async ({
  portal,
}) => {
  const page = await portal.openAt('/Message', DESKTOP);
  await row(page, /^Daniel Okafor.*14:30/).click();
  await reply(page).fill('Thank you');
  const open = Number(new URL(page.url()).searchParams.get('conversation'));
  receiveMessage(portal.backend, portal.student('mei'), { to: open, html: '<p>Bring your notes.</p>' });
  await passTime(page, '01:01');
  await page.getByText('Bring your notes.').last().waitFor();
  expect(await reply(page).inputValue()).toBe('Thank you');
  await expect.poll(() => portal.count(READ)).toBe(1);

  for (const [sender, last] of [
    ['Student Support', 'certificate'],
    ['Priya Raman', 'Lovely'],
    ['李静', ''],
  ] as const) {
    await row(page, new RegExp(`^${sender}.*${last}`)).click();
    // Not for the button Archive: the conversation before has it, too.
    await nameOf(page, sender).waitFor();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }).waitFor();
  expect(portal.count(READ)).toBe(4);
});

test('a wrong link leads back, a file is given out, and a refused reply and a refused archiving are tried again', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto(paths.messages({ id: 999, interactedUserId: 999, topicId: 999 }));
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await row(page, /^Student Support/).waitFor();

  // Files are fetched with the student’s credentials.
  await row(page, /^Priya Raman.*Lovely/).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download stress-map.png' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('stress-map.png');
  expect((await readFile(await download.path())).length).toBeGreaterThan(0);
  await page.goBack();

  // A reply that is refused stays, and is sent with its file once the student tries again.
  portal.backend.faults.fail(REPLY, REFUSED, 1);
  await row(page, /^Daniel Okafor.*14:30/).click();
  await reply(page).fill('Thank you');
  await reply(page).press('Enter');
  await reply(page).pressSequentially('Mei');
  await attach(page, 'notes.pdf');
  await page.getByRole('button', { name: 'Remove notes.pdf' }).waitFor();
  // A message is not sent, not even by keyboard, while its file is still being read.
  await page.getByRole('button', { name: 'Send', exact: true, disabled: false }).waitFor();
  await reply(page).press('Control+Enter');
  await page.getByRole('alert').getByText('Please write in English.').waitFor();
  expect(await reply(page).inputValue()).toBe('Thank you\nMei');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.getByRole('button', { name: 'Download notes.pdf' }).waitFor();
  expect(await reply(page).inputValue()).toBe('');
  expect(portal.bodies(REPLY)).toHaveLength(2);
  expect(portal.bodies(REPLY)[1]).toMatchObject({
    Body: 'Thank you\nMei',
    Attachments: [{ AttachmentName: 'notes.pdf', AttachmentSize: 8, AttachmentBase64: 'JVBERi0xLjQ=' }],
  });

  // A conversation that could not be archived is back in the list, with a message.
  const archive = async () => {
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  };
  // A row has the name of the last sender.
  const answered = row(page, /^Mei.*Thank you$/);
  portal.backend.faults.fail('Message/SetAsArchived', { kind: 'rejected', messages: ['Not now.'] }, 1);
  await archive();
  await page.getByRole('alert').getByText('Not now.').waitFor();
  await answered.click();
  await page.getByText('I have moved our meeting').first().waitFor();

  // It is archived after a confirmation; focus moves to the page's heading, and it is in the archive.
  await archive();
  await page.getByText('The conversation was archived.').waitFor();
  await expect.poll(() => focused(page)).toBe('Messages');
  expect(await answered.count()).toBe(0);
  await page.getByRole('tab', { name: 'Archive' }).click();
  await answered.waitFor();
});

test('a new message goes to a teacher with a file, after what is missing was said; the next one is seen by no other student', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/Message');
  await page.getByRole('link', { name: 'New message' }).click();
  await nameOf(page, 'New message').waitFor();
  await page.getByRole('radio', { name: 'Teacher' }).check({ force: true });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(3);
  await page.getByRole('combobox').selectOption({ label: 'Priya Raman' });
  await page.getByRole('textbox', { name: 'Subject' }).fill('Retell Lecture');
  await page.getByRole('textbox', { name: 'Message' }).fill('Could we look at it?');
  await page
    .locator('input[type=file]')
    .setInputFiles([pdf('notes.pdf'), { ...pdf('talk.mp3'), mimeType: 'audio/mpeg' }]);
  await page.getByText('talk.mp3 extentions not match').waitFor();
  const draft = `messageDraft:${portal.student('mei').account.StudentId}`;
  expect(JSON.parse((await storedValue(page, draft)) ?? '')).toEqual({
    RecipientType: 'SINGLE_TEACHER',
    RecipientUserId: expect.any(Number),
    Subject: 'Retell Lecture',
    Body: 'Could we look at it?',
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message was sent.').waitFor();
  await row(page, /Could we look at it/).waitFor();
  expect(portal.bodies(CREATE)).toEqual([
    {
      Subject: 'Retell Lecture',
      Body: 'Could we look at it?',
      Attachments: [{ AttachmentName: 'notes.pdf', AttachmentSize: 8, AttachmentBase64: 'JVBERi0xLjQ=' }],
      RecipientType: 'SINGLE_TEACHER',
      RecipientUserId: expect.any(Number),
    },
  ]);
  expect(await storedValue(page, draft)).toBeNull();

  // Another student signs in on the device.
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Private');
  await expect.poll(() => storedValue(page, draft)).toContain('Private');
  await page.context().clearCookies();
  const cookies = [{ name: 'authorizationToken', value: portal.token('sam'), url: portal.url }];
  await page.context().addCookies(cookies);
  await page.goto('/Message?compose=new');
  await nameOf(page, 'New message').waitFor();
  expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('');
});
