import type { ProfileField } from '@portal/domain/profile';
import { failed, idle, loading, pending, ready } from '@portal/domain/shared';
import { profileOptions, profiles, STORY_NOW } from '@portal/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, content, shownDialog, startingWith, t } from '../testing/index.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const options = profileOptions();

const shown = (profile: (typeof profiles)[keyof typeof profiles]) => ready({ profile, options });
const rejected = (...messages: string[]) => failed({ kind: 'rejected', messages, value: null });

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { shell: 'profile', layout: 'fullscreen' },
  args: {
    profile: shown(profiles.every),
    onRetry: fn(),
    hidesAddress: false,
    now: STORY_NOW,
    today: '2026-11-18',
    deviceZone: 'Australia/Sydney',
    draft: null,
    onEdit: fn(),
    saving: idle,
    leavesOnceSaved: false,
    onSave: fn(),
    onDiscard: fn(),
    undoing: idle,
    onUndo: fn(),
    onUndoAsked: fn(),
    leaveQuestion: null,
    picture: null,
    cards: null,
    linking: null,
    deletion: null,
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const labelOf = (name: ProfileField) => t(`profile:field.${name}`);
/** Finds a field by its label, which may be marked as optional. */
const field = (canvas: Canvas, name: ProfileField) =>
  content(canvas).getByLabelText(startingWith(labelOf(name)), { selector: 'input, select' });
const problem = (name: 'tooLong' | 'email' | 'phone' | 'future') => t(`profile:problem.${name}`);

async function retype(canvas: Canvas, name: ProfileField, text: string) {
  await userEvent.clear(field(canvas, name));
  await userEvent.type(field(canvas, name), text);
}
async function save(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: t('profile:save') }));
}

/** The school asks for every field. Without a change there is nothing to save, and leaving needs no confirmation. */
export const EveryField: Story = {
  play: async ({ canvas, args }) => {
    await expect(field(canvas, 'firstName')).toHaveValue('Mei');
    await expect(field(canvas, 'timeZone')).toHaveValue('(UTC+11:00) Australia/Sydney');
    await expect(field(canvas, 'countryOfOrigin')).toHaveValue('China');
    await expect(field(canvas, 'englishStartYear')).toHaveDisplayValue('2009');
    await expect(field(canvas, 'birthDate')).toHaveValue('21/08/1997');
    // The `autocomplete` values by which browsers fill in the fields (WCAG 1.3.5).
    for (const [name, purpose] of [
      ['birthDate', 'bday'],
      ['gender', 'sex'],
      ['countryOfResidence', 'country-name'],
      ['countryOfOrigin', 'off'],
    ] as const) {
      await expect(field(canvas, name)).toHaveAttribute('autocomplete', purpose);
    }
    await expect(canvas.queryByRole('button', { name: t('profile:save') })).toBeNull();
    await expect(args.onEdit).toHaveBeenLastCalledWith(null);
  },
};

/** The school asks only for the fields that every profile has. */
export const FewFields: Story = {
  args: { profile: shown(profiles.short) },
  play: async ({ canvas }) => {
    for (const name of ['phone', 'birthDate', 'gender', 'countryOfOrigin'] as const) {
      await expect(canvas.queryByLabelText(startingWith(labelOf(name)))).toBeNull();
    }
    await expect(canvas.queryByRole('heading', { name: t('profile:section.about') })).toBeNull();
  },
};

/** The school asks for an age range in place of the date of birth. */
export const AgeRange: Story = {
  args: { profile: shown(profiles.ageRange) },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'ageRange')).toHaveDisplayValue('18 to 24');
    await expect(canvas.queryByLabelText(startingWith(labelOf('birthDate')))).toBeNull();
  },
};

/** What is saved is not in the school's lists any more: it is shown, and stays when the field is only visited. */
export const Unlisted: Story = {
  args: { profile: shown(profiles.unlisted) },
  play: async ({ canvas, args }) => {
    const saved = (value: string) => t('profile:savedChoice', { value });
    for (const [name, label] of [
      ['gender', saved('N')],
      ['ageRange', saved('9')],
      ['englishStartYear', '1961'],
      ['firstLanguage', saved('yue')],
      ['countryOfResidence', saved('901')],
      ['countryOfOrigin', saved('902')],
      ['timeZone', 'Australia/ACT'],
    ] as const) {
      await waitFor(() => expect(field(canvas, name)).toHaveDisplayValue(label));
      await userEvent.click(field(canvas, name));
      await userEvent.keyboard('{Escape}');
      await userEvent.tab();
      await expect(field(canvas, name)).toHaveDisplayValue(label);
    }
    await expect(args.onEdit).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(field(canvas, 'gender'), 'F');
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:discard') }));
    await expect(field(canvas, 'gender')).toHaveDisplayValue(saved('N'));
    await expect(canvas.queryByText(t('common:required'))).toBeNull();
  },
};

/** A partner's student has no address field. */
export const Restricted: Story = {
  args: { hidesAddress: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(startingWith(labelOf('address')))).toBeNull();
  },
};

/** Nothing is filled in: Save lists every required field, with a link to each. */
export const Empty: Story = {
  args: { profile: shown(profiles.empty) },
  play: async ({ canvas, args }) => {
    await retype(canvas, 'firstName', 'Mei Ling');
    await save(canvas);
    const summary = within(await canvas.findByRole('group', { name: startingWith(t('profile:notSaved')) }));
    const links = summary.getAllByRole('link');
    const missing = [
      'phone',
      'birthDate',
      'gender',
      'firstLanguage',
      'englishStartYear',
      'toeflTestDate',
      'countryOfResidence',
      'timeZone',
    ] as const;
    await expect(links.map((link) => link.textContent)).toEqual(missing.map(labelOf));
    await waitFor(() => expect(links[0]).toHaveFocus());
    for (const name of ['birthDate', 'gender', 'timeZone'] as const) {
      await userEvent.click(summary.getByRole('link', { name: labelOf(name) }));
      await expect(field(canvas, name)).toHaveFocus();
      await expect(field(canvas, name)).toHaveAccessibleDescription(t('common:required'));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    links[0]?.focus();
  },
};

/** The bar names the changed fields. What was typed stays until it is saved. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await retype(canvas, 'address', '5 George St, Sydney');
    await userEvent.click(field(canvas, 'calendarSync'));
    const changes = canvas.getByText(containing(labelOf('address'), labelOf('calendarSync')));
    await expect(changes).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      { address: '5 George St, Sydney', calendarSync: true },
      expect.any(Function),
    );
    await expect(args.onEdit).toHaveBeenLastCalledWith({ address: '5 George St, Sydney', calendarSync: true });
    await expect(field(canvas, 'address')).toHaveValue('5 George St, Sydney');
  },
};

/** Changes can be discarded. */
export const Discarded: Story = {
  play: async ({ canvas, args }) => {
    await retype(canvas, 'lastName', 'Chan');
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:discard') }));
    await expect(field(canvas, 'lastName')).toHaveValue('Chen');
    await expect(canvas.queryByRole('button', { name: t('profile:save') })).toBeNull();
    await expect(canvas.getByRole('form', { name: t('profile:details') })).toHaveFocus();
    await expect(args.onEdit).toHaveBeenLastCalledWith(null);
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};

/** Several fields are invalid: all are listed at the top, and each shows its error. */
export const Errors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(field(canvas, 'lastName'));
    await retype(canvas, 'email', 'mei@example');
    await retype(canvas, 'phone', '61 + 400 555');
    await retype(canvas, 'birthDate', '21/08/2027');
    await save(canvas);
    const summary = within(await canvas.findByRole('group', { name: startingWith(t('profile:notSaved')) }));
    await expect(summary.getAllByRole('link')).toHaveLength(4);
    await expect(field(canvas, 'lastName')).toHaveAccessibleDescription(t('common:required'));
    await expect(field(canvas, 'email')).toHaveAccessibleDescription(problem('email'));
    await expect(field(canvas, 'phone')).toHaveAccessibleDescription(problem('phone'));
    await expect(field(canvas, 'birthDate')).toHaveAccessibleDescription(problem('future'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** One field is invalid: it takes focus, and can be saved once it is corrected. */
export const OneError: Story = {
  play: async ({ canvas, args }) => {
    await retype(canvas, 'firstName', 'M'.repeat(31));
    await save(canvas);
    await waitFor(() => expect(field(canvas, 'firstName')).toHaveFocus());
    await expect(field(canvas, 'firstName')).toHaveAccessibleDescription(problem('tooLong'));
    await expect(canvas.queryByRole('group', { name: startingWith(t('profile:notSaved')) })).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A date that does not exist is not sent. */
export const ImpossibleDate: Story = {
  play: async ({ canvas, args }) => {
    await retype(canvas, 'toeflTestDate', '31/02/2027');
    await save(canvas);
    await waitFor(() => expect(field(canvas, 'toeflTestDate')).toHaveFocus());
    await expect(field(canvas, 'toeflTestDate')).toHaveAccessibleDescription(t('date-field:impossible'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The phone field accepts digits, spaces and plus. A long list is searched by a part of a name. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await retype(canvas, 'phone', '+61 (400) 555-219');
    await expect(field(canvas, 'phone')).toHaveValue('+61 400 555219');
    for (const name of ['countryOfResidence', 'timeZone'] as const) {
      // The code of the search field loads after the form; before, nothing can be typed into it.
      await waitFor(() => expect(field(canvas, name)).toHaveAttribute('role', 'combobox'));
    }
    await retype(canvas, 'countryOfResidence', 'zeal');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvas, 'countryOfResidence')).toHaveValue('New Zealand');
    await retype(canvas, 'timeZone', 'shanghai');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvas, 'timeZone')).toHaveValue('(UTC+08:00) Asia/Shanghai');
    await userEvent.tab();
  },
};

/** While the changes are saved, Save cannot be pressed again, and nothing can be discarded. */
export const Saving: Story = {
  args: { saving: pending, draft: { phone: '+61 400 555 219' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('profile:saving') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(field(canvas, 'phone'), '{Enter}');
    await expect(canvas.getByRole('button', { name: t('profile:discard') })).toBeDisabled();
    await expect(args.onSave).not.toHaveBeenCalled();
    field(canvas, 'phone').blur();
  },
};

/** A link was pressed during the save: it is followed once the changes are saved. */
export const SavingThenLeaving: Story = {
  args: { ...Saving.args, leavesOnceSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile:leave.waiting'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The save is refused: the server's reasons are shown, and what was typed stays. */
export const Refused: Story = {
  args: {
    saving: rejected('This email address is used by another account.', 'Choose another one.'),
    draft: { email: 'noa@example.com' },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(containing('used by another account.', 'Choose another one.'));
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(field(canvas, 'email')).toHaveValue('noa@example.com');
    await expect(canvas.getByRole('button', { name: t('profile:save') })).toBeEnabled();
  },
};
/** The answer was lost, so the changes may be saved. */
export const MaybeSaved: Story = {
  args: {
    saving: failed({ kind: 'serverDown', status: 0 }),
    draft: { address: '5 George St' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      containing(t('profile:maybeSaved'), t('errors:lost.serverDown'), t('profile:maybeSavedText')),
    );
  },
};
/** After a lost answer the refetched profile has the changes, so there is nothing to save again. */
export const SavedMeanwhile: Story = {
  args: { saving: failed({ kind: 'serverDown', status: 0 }) },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(field(canvas, 'firstName')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What was typed before the session expired is restored, but not saved yet. */
export const Restored: Story = {
  args: { draft: { firstName: 'Mei Ling' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('profile:restored.title'))).toBeVisible();
    await expect(field(canvas, 'firstName')).toHaveValue('Mei Ling');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ firstName: 'Mei Ling' });
  },
};

/**
 * A new email address has to be confirmed: names and email are read-only, and the change can be undone after a
 * confirmation.
 */
export const EmailPending: Story = {
  args: { profile: shown(profiles.emailPending) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('profile:pending.text', { email: 'mei.new@example.com' }))).toBeVisible();
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      await expect(field(canvas, name)).toHaveAttribute('readonly');
      await expect(field(canvas, name)).toHaveAccessibleDescription(t('profile:locked.emailPending'));
    }
    await expect(field(canvas, 'email')).toHaveValue('mei@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('profile:pending.undo') }));
    const dialog = await shownDialog(t('profile:undo.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('profile:undo.confirm') }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};
/** The change is undone and the profile is not refetched yet: the confirmation closes all the same. */
export const Undone: Story = {
  args: { profile: shown(profiles.emailPending), onUndo: fn((onDone: () => void) => onDone()) },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas);
    await userEvent.click(dialog.getByRole('button', { name: t('profile:undo.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field(canvas, 'email')).toHaveFocus());
    field(canvas, 'email').blur();
  },
};
export const EmailPendingWithoutAddress: Story = { args: { profile: shown(profiles.emailPendingUnnamed) } };

/** What was typed before the session expired is restored except in fields that are read-only by now. */
export const RestoredLocked: Story = {
  args: {
    profile: shown(profiles.emailPending),
    draft: { firstName: '', email: 'mei.new@example.com', phone: '+61 400 555 219' },
  },
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await expect(field(canvas, 'firstName')).toHaveValue('Mei');
    await expect(field(canvas, 'email')).toHaveValue('mei@example.com');
    await expect(canvas.queryByText(containing(labelOf('firstName'), labelOf('phone')))).toBeNull();
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith({ phone: '+61 400 555 219' }, expect.any(Function));
  },
};

/**
 * What was typed in fields that are read-only by now cannot be saved: the page says so, and what it was. The rest can be
 * saved.
 */
export const LockedMeanwhile: Story = {
  args: {
    profile: shown(profiles.emailPending),
    draft: { firstName: 'Mei Ling', lastName: 'Chan', phone: '+61 400 555 219' },
  },
  play: async ({ canvas, args }) => {
    const notice = canvas.getByText(t('profile:withheld.title')).closest('[role="status"]');
    await expect(notice).toHaveTextContent(
      containing(
        t('profile:withheld.emailPending'),
        t('profile:withheld.typed', { field: labelOf('firstName'), value: 'Mei Ling' }),
        t('profile:withheld.typed', { field: labelOf('lastName'), value: 'Chan' }),
      ),
    );
    await expect(field(canvas, 'lastName')).toHaveValue('Chen');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ phone: '+61 400 555 219' });
  },
};
/** The account was linked meanwhile: names come from Google. Discarding the rest removes the notice, too. */
export const LinkedMeanwhile: Story = {
  args: { profile: shown(profiles.google), draft: { lastName: 'Chan', phone: '+61 400 555 219' } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(t('profile:withheld.google'), 'Chan'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('profile:discard') }));
    await expect(canvas.queryByText(t('profile:withheld.title'))).toBeNull();
  },
};

async function openQuestion(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: t('profile:pending.undo') }));
  return shownDialog(t('profile:undo.title'));
}
export const Undoing: Story = {
  args: { profile: shown(profiles.emailPending), undoing: pending },
  play: async ({ canvas, args }) => {
    const dialog = await openQuestion(canvas);
    await userEvent.click(dialog.getByRole('button', { name: t('profile:undo.sending') }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
/** Undoing is refused: the server's reason is in the confirmation, which can be closed; opened again, it shows none. */
export const UndoRefused: Story = {
  args: { profile: shown(profiles.emailPending), undoing: rejected('The address is confirmed already.') },
  play: async ({ canvas, args }) => {
    const dialog = await openQuestion(canvas);
    await expect(dialog.getByRole('alert')).toHaveTextContent('The address is confirmed already.');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await openQuestion(canvas);
    await expect(args.onUndoAsked).toHaveBeenCalledTimes(2);
  },
};
/** The answer was lost, so the change may be undone. */
export const MaybeUndone: Story = {
  args: { profile: shown(profiles.emailPending), undoing: failed({ kind: 'serverDown', status: 0 }) },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas);
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      containing(t('profile:undo.unknown'), t('errors:lost.serverDown'), t('profile:undo.unknownText')),
    );
  },
};

/** Names and email come from Google. */
export const Google: Story = {
  args: { profile: shown(profiles.google) },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'email')).toHaveAccessibleDescription(t('profile:locked.google'));
    await expect(field(canvas, 'calendarSync')).toBeChecked();
    await expect(field(canvas, 'phone')).not.toHaveAttribute('readonly');
  },
};

/** The device is in another zone: the suggestion only selects it in the form; the student has to save. */
export const ZoneSuggested: Story = {
  args: { deviceZone: 'Asia/Shanghai' },
  play: async ({ canvas, args }) => {
    await expect(field(canvas, 'timeZone')).toHaveValue('(UTC+11:00) Australia/Sydney');
    await userEvent.click(canvas.getByRole('button', { name: t('profile:zoneSuggestion.use') }));
    await expect(field(canvas, 'timeZone')).toHaveValue('(UTC+08:00) Asia/Shanghai');
    await expect(canvas.queryByText(t('profile:zoneSuggestion.title'))).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:discard') }));
    await expect(canvas.getByText(t('profile:zoneSuggestion.title'))).toBeVisible();
  },
};

/** The confirmation before changes are lost. */
export const Leaving: Story = {
  args: {
    draft: { firstName: 'Mei Ling' },
    leaveQuestion: { onStay: fn(), onLeave: fn() },
  },
  play: async ({ args }) => {
    const dialog = await shownDialog(t('profile:leave.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('profile:leave.stay') }));
    await expect(args.leaveQuestion?.onStay).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: t('profile:leave.confirm') }));
    await expect(args.leaveQuestion?.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { profile: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:loading')).closest('[role="status"]')).not.toBeNull();
  },
};
export const Failed: Story = {
  args: { profile: failed({ kind: 'serverDown', status: 500 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
