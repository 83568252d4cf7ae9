import { CalendarDays, X } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat, type Format } from '../../i18n/index.ts';
import { Field, FieldBox, FieldButton, fieldControl, type FieldLabels } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lazyPart } from '../LazyPart/lazy-part.ts';
import { PartBoundary } from '../LazyPart/PartBoundary.tsx';
import { growIn, ModalFrame } from '../ModalFrame/ModalFrame.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { dateProblem, parseDay, toDateValue, type DateRange } from './date-text.ts';

export interface DateFieldProps
  extends
    FieldLabels,
    DateRange,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled' | 'id' | 'name'> {
  /** The day as YYYY-MM-DD; '' = none; the typed text while it is no valid day (see `dateProblem`). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The calendar with its library is fetched when it is first opened. */
const DateCalendar = lazyPart(() => import('./DateCalendar.tsx'));

/**
 * A day, typed as DD/MM/YYYY or chosen in a calendar. It shows what is wrong with a date once the student has left the
 * field; an `error` from the form takes precedence. Needs the namespace `date-field`.
 */
export function DateField({
  label,
  hint,
  error,
  optional,
  id,
  min,
  max,
  value,
  onChange,
  onBlur,
  ...input
}: DateFieldProps) {
  const { t } = useTranslation(['date-field', 'common']);
  const format = useFormat();
  const titleId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [visited, setVisited] = useState(false);
  const [open, setOpen] = useState(false);
  const problem = visited ? dateProblem(value, { min, max }) : null;
  const message = {
    impossible: () => t('impossible'),
    tooEarly: () => t('tooEarly', { date: format.date(min ?? '') }),
    tooLate: () => t('tooLate', { date: format.date(max ?? '') }),
  };

  return (
    <>
      <Field
        id={id}
        label={label}
        hint={hint ?? t('hint')}
        error={error ?? (problem ? message[problem]() : undefined)}
        optional={optional}
      >
        {(wiring) => (
          <FieldBox>
            <Input
              {...input}
              {...wiring}
              // Not `numeric`: that keyboard has no slash.
              type="text"
              autoComplete={input.autoComplete ?? 'off'}
              value={draft ?? toText(value, format)}
              onChange={({ target }) => {
                setDraft(target.value);
                onChange(toDateValue(target.value));
              }}
              onBlur={() => {
                setDraft(null);
                setVisited(true);
                onBlur?.();
              }}
            />
            <FieldButton
              aria-label={t('open', { label })}
              aria-haspopup="dialog"
              disabled={input.disabled}
              onClick={() => setOpen(true)}
            >
              <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
            </FieldButton>
          </FieldBox>
        )}
      </Field>
      {open && (
        <Frame titleId={titleId} onClose={() => setOpen(false)} dismissible>
          <Header>
            <Title id={titleId} tabIndex={-1}>
              {label}
            </Title>
            <IconButton label={t('common:close')} onClick={() => setOpen(false)}>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Header>
          <Calendar>
            <PartBoundary loading={<Spinner />}>
              <DateCalendar
                day={parseDay(value)}
                min={min}
                max={max}
                onChoose={(day) => {
                  setDraft(null);
                  setVisited(true);
                  onChange(day);
                  setOpen(false);
                }}
              />
            </PartBoundary>
          </Calendar>
        </Frame>
      )}
    </>
  );
}

const toText = (value: string, format: Format) =>
  parseDay(value) === null ? value : format.date(parseDay(value) ?? '');

const Input = styled.input`
  ${fieldControl}
  font-variant-numeric: tabular-nums;
`;

const Frame = styled(ModalFrame)`
  width: fit-content;
  max-width: calc(100% - 2 * var(--space-2));
  max-height: calc(100dvh - 2 * var(--space-2));
  padding: var(--space-3);
  border-radius: var(--radius-sheet);
  overflow: auto;
  ${growIn}
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-inline-start: var(--space-2);
`;

const Title = styled.h2`
  min-width: 0;
  font: var(--type-title3);
  color: var(--ink-strong);
`;

/* As large as a month of six weeks, so that nothing moves when the calendar has loaded. */
const Calendar = styled.div`
  display: grid;
  place-items: center;
  min-width: 273px;
  min-height: 340px;
`;
