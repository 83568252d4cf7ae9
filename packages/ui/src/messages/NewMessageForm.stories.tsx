import { emptyNewMessage, noAttachments, type Attachments } from '@portal/domain/messages';
import { failed, loading, pending, ready } from '@portal/domain/shared';
import { untouchedDraft, teachers } from '@portal/mocks/fixtures';
import { paths } from '@portal/domain/screens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, format, shownDialog, t } from '../testing/index.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { NewMessageForm, type NewMessageFormProps } from './NewMessageForm.tsx';

function OnScreen(args: NewMessageFormProps) {
  return (
    <MessagesScreen
      list={null}
      newMessageHref={paths.messages('new')}
      detail={{ kind: 'newMessage', content: <NewMessageForm {...args} /> }}
    />
  );
}

const meta = {
  title: 'Screens/Messages/New message',
  component: NewMessageForm,
  parameters: { shell: 'messages', title: 'newMessage', layout: 'fullscreen' },
  args: {
    draft: emptyNewMessage,
    onDraftChange: fn(),
    ...untouchedDraft,
    onAdd: fn(),
    onRemove: fn(),
    onForget: fn(),
    onSend: fn(),
    onDiscard: fn(),
    teachers: ready(teachers.some),
    onRetryTeachers: fn(),
  },
  render: OnScreen,
} satisfies Meta<typeof NewMessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const subject = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: t('messages:compose.subject') });
const body = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: t('messages:compose.body') });
const sendButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: t('messages:compose.sendMessage') });

const begun = {
  recipient: 'teacher' as const,
  teacherId: teachers.some[1]?.id ?? 0,
  subject: 'Retell Lecture on Thursday',
  body: 'Hi, could we look at Retell Lecture on Thursday? I lose track after the first minute.\nMy notes are attached.',
};

/** Student Support is the default recipient. What is missing is reported at each field when the form is sent. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('radio', { name: t('messages:compose.support') })).toBeChecked();
    await expect(canvas.queryByText(t('common:required'))).not.toBeInTheDocument();
    await userEvent.click(sendButton(canvasElement));
    await expect(await canvas.findAllByText(t('common:required'))).toHaveLength(2);
    await expect(subject(canvasElement)).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** With "teacher" as recipient, a teacher has to be chosen; a blank subject counts as empty. */
export const TeacherMissing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('messages:compose.teacher') }));
    await userEvent.type(subject(canvasElement), '   ');
    await userEvent.type(body(canvasElement), 'Hello');
    await userEvent.click(sendButton(canvasElement));
    await expect(await canvas.findAllByText(t('common:required'))).toHaveLength(2);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The teacher of a kept draft is no longer available: another one has to be chosen. */
export const TeacherGone: Story = {
  args: { draft: { ...begun, teacherId: 999 } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(t('messages:compose.chooseTeacher'));
    await userEvent.click(sendButton(canvasElement));
    await expect(await canvas.findByText(t('common:required'))).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), `${begun.teacherId}`);
    await userEvent.click(sendButton(canvasElement));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(begun));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** What is typed is kept as a draft at once. Ctrl+Enter sends it; Enter alone inserts a line break. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('messages:compose.teacher') }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), `${begun.teacherId}`);
    await userEvent.type(subject(canvasElement), 'Mock test');
    await userEvent.type(body(canvasElement), 'One{Enter}two');
    const typed = { recipient: 'teacher', teacherId: begun.teacherId, subject: 'Mock test', body: 'One\ntwo' };
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(typed);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith(typed);
    (document.activeElement as HTMLElement).blur();
  },
};

const attachments: Attachments = {
  files: [
    { key: 1, name: 'lecture-notes.pdf', size: 1_258_292, state: { status: 'ready', base64: 'AAAA' } },
    { key: 2, name: 'essay-task-2.docx', size: 88_474, state: { status: 'reading', percent: 40 } },
  ],
  refused: [
    { name: 'speaking-practice.pdf', problem: 'tooLarge' },
    { name: 'recording.mp3', problem: 'wrongType' },
  ],
  missing: [],
};

/**
 * Refused files are named; accepted ones stay, and their number is announced. The message cannot be sent before all are
 * read.
 */
export const WithFiles: Story = {
  args: { draft: { ...begun }, attachments },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('messages:file.tooLarge', { name: 'speaking-practice.pdf' }))).toBeVisible();
    await expect(canvas.getByText(t('messages:file.wrongType', { name: 'recording.mp3' }))).toBeVisible();
    await expect(canvas.getByText(t('messages:file.sizeMb', { value: format().number(1.2) }))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('messages:file.addedCount', { count: 1 }));
    await expect(canvas.getByRole('button', { name: t('messages:file.addingCount', { count: 1 }) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('common:removeFile', { name: 'essay-task-2.docx' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};

/**
 * After a removal focus moves to the file that takes the place of the removed one; after the last one, to the button
 * that adds files.
 */
export const FilesRemoved: Story = {
  args: { attachments: { files: attachments.files, refused: [], missing: ['notes.pdf', 'recording.pdf'] } },
  render: function Removing(args) {
    const [{ files, missing, refused }, setAttachments] = useState(args.attachments);
    return (
      <OnScreen
        {...args}
        attachments={{ files, missing, refused }}
        onRemove={(key) => setAttachments({ files: files.filter((file) => file.key !== key), missing, refused })}
        onForget={(name) => setAttachments({ files, missing: missing.filter((one) => one !== name), refused })}
      />
    );
  },
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name });
    const remove = (name: string) => named(t('common:removeFile', { name }));
    const forget = (name: string) => named(t('messages:file.forget', { name }));
    remove('lecture-notes.pdf').focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('essay-task-2.docx')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(named(t('messages:file.add'))).toHaveFocus();
    forget('recording.pdf').focus();
    await userEvent.keyboard('{Enter}');
    await expect(forget('notes.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(named(t('messages:file.add'))).toHaveFocus();
  },
};

/**
 * Files are chosen in the picker, dropped or pasted. Pasted text is left to the field, even where a picture of it is on
 * the clipboard, too.
 */
export const FilesAdded: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'], 'notes.pdf');
    const picker = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await expect(picker.accept).toBe('.jpg,.png,.pdf,.doc,.docx,.xls,.xlsx');
    await userEvent.upload(picker, [file]);
    const added = () => {
      const files: readonly File[] = mocked(args.onAdd).mock.lastCall?.[0] ?? [];
      return files.map(({ name }) => name);
    };
    await expect(added()).toEqual(['notes.pdf']);
    const form = canvasElement.querySelector('form') as HTMLElement;
    const held = new DataTransfer();
    held.items.add(new File(['y'], 'dropped.docx'));
    const drop = (dataTransfer: DataTransfer) =>
      form.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    drop(held);
    await expect(added()).toEqual(['dropped.docx']);
    const paste = (clipboardData: DataTransfer) =>
      body(canvasElement).dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    paste(held);
    await expect(args.onAdd).toHaveBeenCalledTimes(3);
    const text = new DataTransfer();
    text.setData('text/plain', 'words');
    drop(text);
    await expect(args.onAdd).toHaveBeenCalledTimes(3);
    // Spreadsheets put a picture of the copied cells on the clipboard, and macOS the names of copied files.
    text.items.add(new File(['z'], 'image.png'));
    await expect(paste(text)).toBe(true);
    await expect(args.onAdd).toHaveBeenCalledTimes(3);
    held.setData('text/plain', 'dropped.docx');
    await expect(paste(held)).toBe(false);
    await expect(args.onAdd).toHaveBeenCalledTimes(4);
  },
};

/** With many teachers, one is found by a part of the name. */
export const ManyTeachers: Story = {
  args: { teachers: ready(teachers.many), draft: { ...emptyNewMessage, recipient: 'teacher' } },
  play: async ({ canvas, args }) => {
    const wanted = teachers.many[17] ?? { id: 0, name: '' };
    await userEvent.type(await canvas.findByRole('combobox'), wanted.name.slice(0, -1));
    await userEvent.click(await screen.findByRole('option', { name: wanted.name }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ teacherId: wanted.id }));
    await expect(canvas.getByRole('combobox')).toHaveValue(wanted.name);
    (document.activeElement as HTMLElement).blur();
  },
};

export const TeachersLoading: Story = { args: { teachers: loading, draft: begun } };

/** The teachers could not be loaded: the rest of the form stays, and the message can go to Student Support instead. */
export const TeachersFailed: Story = {
  args: { teachers: failed({ kind: 'serverDown', status: 500 }), draft: begun },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetryTeachers).toHaveBeenCalledTimes(1);
  },
};

/** There is no teacher to choose, so the message cannot be sent to one. */
export const NoTeachers: Story = {
  args: { teachers: ready([]), draft: { ...begun, teacherId: null } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(sendButton(canvasElement));
    await expect(await canvas.findByText(t('common:required'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('messages:compose.support') })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A kept draft: its files have to be chosen again. Discarding it needs confirmation. */
export const Draft: Story = {
  args: { draft: begun, attachments: { ...noAttachments, missing: ['lecture-notes.pdf'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('messages:file.forget', { name: 'lecture-notes.pdf' }) }),
    );
    await expect(args.onForget).toHaveBeenCalledWith('lecture-notes.pdf');
    const discard = canvas.getByRole('button', { name: t('messages:compose.discard') });
    await userEvent.click(discard);
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: t('messages:discard.keep') }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(discard);
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('messages:discard.confirm') }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};

/** After discarding, the form is empty and its first text field has focus, since the pressed button was removed. */
export const Discarded: Story = {
  render: function Discarding(args) {
    const [discarded, setDiscarded] = useState(0);
    return (
      <OnScreen
        {...args}
        version={discarded}
        draft={discarded ? emptyNewMessage : begun}
        onDiscard={() => setDiscarded(discarded + 1)}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('messages:compose.discard') }));
    await userEvent.click((await shownDialog()).getByRole('button', { name: t('messages:discard.confirm') }));
    await waitFor(() => expect(subject(canvasElement)).toHaveFocus());
    await expect(subject(canvasElement)).toHaveValue('');
  },
};

export const DraftNotKept: Story = { args: { draft: begun, kept: false } };

/** While the message is sent, nothing can be changed or sent twice. */
export const Sending: Story = {
  args: { draft: begun, submission: pending, attachments: { ...noAttachments, missing: ['lecture-notes.pdf'] } },
  play: async ({ canvas, canvasElement, args }) => {
    const forget = canvas.getByRole('button', { name: t('messages:file.forget', { name: 'lecture-notes.pdf' }) });
    await userEvent.click(forget);
    await expect(args.onForget).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('messages:compose.sending') }));
    await userEvent.type(body(canvasElement), '{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The message is refused: what was typed stays and can be sent again. */
export const Refused: Story = {
  args: {
    draft: begun,
    submission: {
      status: 'failed',
      failure: { kind: 'rejected', messages: ['This teacher is on leave.'], value: null },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This teacher is on leave.');
    await expect(body(canvasElement)).toHaveValue(begun.body);
    await userEvent.click(sendButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith(begun);
  },
};

/** Without a connection the message has most likely not left the device, so it is reported as not sent. */
export const Offline: Story = {
  args: { draft: begun, submission: { status: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      containing(t('messages:compose.refused'), t('errors:offline')),
    );
  },
};

/**
 * The answer was lost, so the message may have been sent: an alert above the form says where to look and what to do if
 * it was not, since uploading its files may take longer than a request may.
 */
export const MaybeSent: Story = {
  args: {
    draft: begun,
    attachments: { ...noAttachments, files: attachments.files.slice(0, 1) },
    submission: { status: 'failed', failure: { kind: 'serverDown', status: 0 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      containing(t('messages:compose.unknown'), t('messages:compose.unknownTextFiles')),
    );
    await expect(body(canvasElement)).toHaveValue(begun.body);
  },
};
