import type { Teacher } from '@portal/domain/messages';
import type { Loadable } from '@portal/domain/shared';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../blocks/load-error/index.ts';
import { Alert, ComboField, FieldError, SelectField } from '../kit/index.ts';

/** From this number of teachers on, the field can be searched. */
const SEARCHED_FROM = 9;

interface TeacherFieldProps {
  teachers: Loadable<readonly Teacher[]>;
  onRetry: () => void;
  /** The user id as text; '' = none. */
  value: string;
  onChange: (userId: string) => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLElement>;
}

/** The field that chooses the teacher to write to: a select, or a searchable field where there are many. */
export function TeacherField({ teachers, onRetry, value, onChange, error, disabled, ref }: TeacherFieldProps) {
  const { t } = useTranslation('messages');
  if (teachers.status === 'failed')
    return (
      <NoChoice error={error}>
        <LoadError title={t('compose.teachersFailed')} failure={teachers.failure} onRetry={onRetry} />
      </NoChoice>
    );
  if (teachers.status === 'ready' && teachers.value.length === 0)
    return (
      <NoChoice error={error}>
        <Alert kind="quiet" live title={t('compose.noTeachers')} />
      </NoChoice>
    );
  const options =
    teachers.status === 'ready' ? teachers.value.map(({ id, name }) => ({ value: `${id}`, label: name })) : [];
  // The kept choice of a draft has no name before the teachers have loaded, and none if it is no longer among them.
  const listed = options.some((option) => option.value === value) ? value : '';
  const field = { label: t('compose.teacher'), options, value: listed, error };
  if (options.length >= SEARCHED_FROM)
    return (
      <ComboField
        {...field}
        ref={ref as Ref<HTMLInputElement>}
        placeholder={t('compose.searchTeacher')}
        none={t('compose.noTeacherFound')}
        disabled={disabled}
        onValueChange={onChange}
      />
    );
  const waiting = teachers.status === 'loading';
  return (
    <SelectField
      {...field}
      ref={ref as Ref<HTMLSelectElement>}
      placeholder={waiting ? t('compose.teachersLoading') : t('compose.chooseTeacher')}
      disabled={disabled || waiting}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * Replaces the field where there is nothing to choose from: the reason and, after the form was sent, that the field is
 * required.
 */
function NoChoice({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
