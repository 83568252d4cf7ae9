import {
  formFields,
  suggestedZone,
  PROFILE_FIELDS,
  type Profile,
  type ProfileChanges,
  type ProfileField,
  type ProfileOptions,
  type SavedChanges,
} from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { Alert } from '../kit/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Cell, Grid, SectionBox, Sections } from './form-layout.ts';
import { LockedChanges } from './LockedChanges.tsx';
import { PendingEmail, type UndoEmailChange } from './PendingEmail.tsx';
import { ProfileFieldControl } from './ProfileFieldControl.tsx';
import type { FieldProblem } from './profile-schema.ts';
import { SaveBar } from './SaveBar.tsx';
import { SECTIONS, WIDE } from './sections.ts';
import { useProfileForm } from './useProfileForm.ts';
import { ZoneSuggestion } from './ZoneSuggestion.tsx';

export interface ProfileFormProps extends UndoEmailChange {
  /** Whether the address is hidden, in the restricted mode of partner schools (OPEN-76). */
  hidesAddress: boolean;
  now: Date;
  /** The day in the student's zone, `YYYY-MM-DD`. */
  today: string;
  /** The device's time zone, an IANA id. */
  deviceZone: string;
  /** What was changed before the session expired; null = nothing. */
  draft: ProfileChanges | null;
  /** Called with the values that differ from the saved ones; null = none. */
  onEdit: (changes: ProfileChanges | null) => void;
  saving: Submission;
  /** Whether the page is left once the changes are saved. */
  leavesOnceSaved: boolean;
  onSave: (changes: ProfileChanges, onDone: (saved: SavedChanges) => void) => void;
  /** Called when the changes are discarded, and with them a refused save. */
  onDiscard: () => void;
}

/** The form of the profile (002 §3 to §5). */
export function ProfileFormCard({
  profile,
  options,
  hidesAddress,
  now,
  today,
  deviceZone,
  draft,
  onEdit,
  saving,
  leavesOnceSaved,
  onSave,
  onDiscard,
  ...undo
}: ProfileFormProps & { profile: Profile; options: ProfileOptions }) {
  const { t } = useTranslation('profile');
  const baseId = useId();
  const idOf = (field: ProfileField) => `${baseId}-${field}`;
  const focus = (field: ProfileField) => document.getElementById(idOf(field))?.focus();
  const emailId = idOf('email');
  const checks = useMemo(() => ({ profile, hidesAddress, today }), [profile, hidesAddress, today]);
  const busy = saving.status === 'pending';
  const { form, typed, changes, locked, takeSaved, discard } = useProfileForm(profile, draft, checks, busy);
  const changed = PROFILE_FIELDS.filter((field) => changes && field in changes);
  const { errors } = form.formState;
  const shown = formFields(profile, hidesAddress);
  const problems = shown.flatMap((field) => {
    const problem = errors[field]?.message as FieldProblem | undefined;
    return problem ? [{ field, id: idOf(field), problem }] : [];
  });
  const [refused, setRefused] = useState(0);
  const [undone, setUndone] = useState(0);
  const [withheld, setWithheld] = useState(0);
  const firstLink = useRef<HTMLAnchorElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const lockedNotice = useRef<HTMLDivElement>(null);
  // Until all of the draft is saved, discarded or put back: what is typed after that was not kept from before.
  const [isDraft, setIsDraft] = useState(draft !== null);
  if (isDraft && !changes) setIsDraft(false);

  const reportEdit = useEffectEvent(() => onEdit(changes));
  useEffect(() => reportEdit(), [changes]);
  useEffect(() => {
    if (refused > 0) firstLink.current?.focus();
  }, [refused]);
  // Only after the confirmation has closed, since nothing under it can take focus.
  useEffect(() => {
    if (undone > 0) document.getElementById(emailId)?.focus();
  }, [undone, emailId]);
  useEffect(() => {
    if (saving.status === 'failed') failure.current?.focus();
  }, [saving.status]);
  useEffect(() => {
    if (withheld > 0) lockedNotice.current?.focus();
  }, [withheld]);

  /** A student who goes on typing keeps focus. */
  const isTyping = () => document.activeElement?.matches('input, select') === true;
  function afterReset() {
    setIsDraft(false);
    setRefused(0);
    // The bar with the pressed button is removed.
    if (!isTyping()) root.current?.focus();
  }
  const submit = (event: SyntheticEvent) =>
    void form.handleSubmit(
      (fields) => {
        if (busy || !changes) return;
        onSave(changes, (saved) => {
          takeSaved(saved, fields);
          if (Object.keys(saved.withheld).length > 0 && !isTyping()) setWithheld((count) => count + 1);
          afterReset();
        });
      },
      (invalid) => {
        const wrong = shown.filter((field) => invalid[field]);
        if (wrong.length > 1) setRefused((count) => count + 1);
        else if (wrong[0]) focus(wrong[0]);
      },
    )(event);
  const zone = suggestedZone(deviceZone, typed.timeZone, options.timeZones, now);

  return (
    <Form ref={root} tabIndex={-1} noValidate aria-label={t('details')} onSubmit={submit}>
      {refused > 0 && problems.length > 0 && <ErrorSummary problems={problems} onGoTo={focus} firstRef={firstLink} />}
      {/* Hidden without a change: it was reset, or is saved by now, so there is nothing to save again. */}
      {saving.status === 'failed' && changes && (
        <Focusable ref={failure} tabIndex={-1}>
          <WriteFailure
            failure={saving.failure}
            refused={t('notSaved')}
            unknown={t('maybeSaved')}
            check={t('maybeSavedText')}
          />
        </Focusable>
      )}
      {isDraft && <Alert kind="info" title={t('restored.title')} messages={[t('restored.text')]} />}
      <Focusable ref={lockedNotice} tabIndex={-1}>
        <LockedChanges profile={profile} changes={locked} />
      </Focusable>
      {profile.pendingEmail && (
        <PendingEmail {...undo} pending={profile.pendingEmail} onUndone={() => setUndone((count) => count + 1)} />
      )}
      <Sections>
        {SECTIONS.map(({ name, fields }) => {
          const inSection = fields.filter((field) => shown.includes(field));
          return inSection.length === 0 ? null : (
            <SectionBox key={name} aria-labelledby={`${baseId}-${name}`}>
              <SectionTitle id={`${baseId}-${name}`}>{t(`section.${name}`)}</SectionTitle>
              <Grid>
                {inSection.map((field) => (
                  <Cell key={field} $wide={WIDE.includes(field)}>
                    <ProfileFieldControl
                      field={field}
                      id={idOf(field)}
                      form={form}
                      typed={typed}
                      profile={profile}
                      options={options}
                      today={today}
                    />
                    {field === 'timeZone' && zone && (
                      <ZoneSuggestion
                        zone={zone}
                        onUse={() => {
                          form.setValue('timeZone', zone.value, { shouldValidate: true, shouldTouch: true });
                          focus('timeZone');
                        }}
                      />
                    )}
                  </Cell>
                ))}
              </Grid>
            </SectionBox>
          );
        })}
      </Sections>
      {changes && (
        <SaveBar
          changed={changed}
          problems={problems.length}
          saving={busy}
          leaving={leavesOnceSaved}
          onDiscard={() => {
            discard();
            afterReset();
            onDiscard();
          }}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

const Focusable = styled.div`
  border-radius: var(--radius-card);
  &:empty {
    display: none;
  }
`;

const SectionTitle = styled.h2`
  margin-bottom: var(--space-3);
  font: var(--type-title3);
  color: var(--ink-strong);
`;
