import type { NewMessageDraft } from '@portal/domain/messages';
import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { chosenSegment, media } from '../theme/index.ts';

type RecipientFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> & {
  ref?: Ref<HTMLInputElement>;
};

/** The recipient of a new message, student support or a teacher (001 §3): two radio buttons, styled as segments. */
export function RecipientField(radio: RecipientFieldProps) {
  const { t } = useTranslation('messages');
  const recipients: readonly { value: NewMessageDraft['recipient']; label: string }[] = [
    { value: 'support', label: t('compose.support') },
    { value: 'teacher', label: t('compose.teacher') },
  ];
  return (
    <Group>
      <Legend>{t('compose.to')}</Legend>
      <Track>
        {recipients.map(({ value, label }) => (
          <Segment key={value} data-segment="">
            <input {...radio} type="radio" value={value} />
            <span>{label}</span>
          </Segment>
        ))}
      </Track>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font: var(--type-label);
  color: var(--ink-strong);
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 3px;
  border-radius: var(--radius-control);
  background: var(--surface-segment-track);
`;

const Segment = styled.label`
  position: relative;
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: var(--space-1) var(--space-2);
    border-radius: 9px;
    font: var(--type-label);
    font-weight: 600;
    text-align: center;
    color: var(--ink-muted);
    overflow-wrap: anywhere;
  }
  ${media.pointer} {
    &:hover > span {
      color: var(--ink-strong);
    }
  }
  > input:checked + span {
    ${chosenSegment}
  }
  > input:focus-visible + span {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: -3px;
  }
`;
