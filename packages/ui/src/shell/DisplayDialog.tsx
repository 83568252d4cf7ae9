import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Sheet } from '../kit/index.ts';
import { APPEARANCE_CHOICES, SCHEMES, type AppearanceChoice, type Scheme } from '../theme/index.ts';

/** The appearance the student has chosen; `school` follows the school's colour scheme. */
export interface DisplayChoice {
  appearance: AppearanceChoice;
  scheme: Scheme | 'school';
}

export interface DisplayDialogProps {
  display: DisplayChoice;
  /** Called at every choice: the page behind changes at once. */
  onChange: (display: DisplayChoice) => void;
  onClose: () => void;
}

/** Light or dark, and one of the seven colour schemes. Choices take effect as they are made. */
export function DisplayDialog({ display, onChange, onClose }: DisplayDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet
      title={t('display')}
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          {t('displayDialog.done')}
        </Button>
      }
    >
      <Group>
        <Legend>{t('displayDialog.appearance')}</Legend>
        {APPEARANCE_CHOICES.map((appearance) => (
          <Option key={appearance}>
            <input
              type="radio"
              name="appearance"
              checked={display.appearance === appearance}
              onChange={() => onChange({ ...display, appearance })}
            />
            {t(`displayDialog.${appearance}`)}
          </Option>
        ))}
      </Group>
      <Group>
        <Legend>{t('displayDialog.scheme')}</Legend>
        {(['school', ...SCHEMES] as const).map((scheme) => (
          <Option key={scheme}>
            <input
              type="radio"
              name="scheme"
              checked={display.scheme === scheme}
              onChange={() => onChange({ ...display, scheme })}
            />
            {t(`displayDialog.${scheme}`)}
            {scheme !== 'school' && <Swatch style={{ background: `var(--swatch-${scheme.toLowerCase()})` }} />}
          </Option>
        ))}
      </Group>
    </Sheet>
  );
}

const Group = styled.fieldset`
  & + & {
    margin-top: var(--space-4);
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: var(--space-1);
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--ink-strong);
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--accent-solid);
  }
`;

/* A sample of the scheme, at the end of its row. */
const Swatch = styled.span.attrs({ 'aria-hidden': true })`
  width: 24px;
  height: 24px;
  margin-left: auto;
  border-radius: var(--radius-full);
`;
