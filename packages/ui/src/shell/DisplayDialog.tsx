import { Check, Monitor, Moon, School, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Sheet } from '../kit/index.ts';
import {
  APPEARANCE_CHOICES,
  chosenSegment,
  media,
  SCHEMES,
  type AppearanceChoice,
  type Scheme,
} from '../theme/index.ts';

/** The appearance the student has chosen; `school` follows the school's colour scheme. */
export interface DisplayChoice {
  appearance: AppearanceChoice;
  scheme: Scheme | 'school';
}

export interface DisplayDialogProps {
  display: DisplayChoice;
  /** Called at every choice, so that the page behind changes at once. */
  onChange: (display: DisplayChoice) => void;
  /** The section about data on this device, below the choices. */
  device?: ReactNode;
  onClose: () => void;
}

const appearanceIcons = { light: Sun, dark: Moon, system: Monitor };

/** The dialog to choose light or dark and one of the seven colour schemes. Choices take effect at once. */
export function DisplayDialog({ display, onChange, device, onClose }: DisplayDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet title={t('display')} onClose={onClose}>
      <fieldset>
        <Legend>{t('displayDialog.appearance')}</Legend>
        <Track>
          {APPEARANCE_CHOICES.map((appearance) => {
            const Icon = appearanceIcons[appearance];
            return (
              <Segment key={appearance} data-segment="">
                <Radio
                  name="appearance"
                  checked={display.appearance === appearance}
                  onChange={() => onChange({ ...display, appearance })}
                />
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {t(`displayDialog.${appearance}`)}
              </Segment>
            );
          })}
        </Track>
      </fieldset>
      <Schemes>
        <Legend>{t('displayDialog.scheme')}</Legend>
        <Grid>
          {(['school', ...SCHEMES] as const).map((scheme) => (
            <Option key={scheme}>
              <Radio
                name="scheme"
                checked={display.scheme === scheme}
                onChange={() => onChange({ ...display, scheme })}
              />
              <Swatch $scheme={scheme}>
                {scheme === 'school' ? <School size={20} strokeWidth={1.75} /> : <Check size={20} strokeWidth={2.25} />}
              </Swatch>
              {t(`displayDialog.${scheme}`)}
            </Option>
          ))}
        </Grid>
      </Schemes>
      <Note>{t('displayDialog.note')}</Note>
      {device}
    </Sheet>
  );
}

const Schemes = styled.fieldset`
  margin-top: var(--space-6);
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: var(--space-2);
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

/* A transparent native radio button over its label, which shows the choice. */
const Radio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;

const focusedLabel = css`
  position: relative;
  border-radius: var(--radius-control);
  &:has(:focus-visible) {
    /* Above the ring of the chosen one beside it. */
    z-index: 1;
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: 2px;
  }
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: 3px;
  border-radius: var(--radius-control);
  background: var(--surface-segment-track);
`;

const Segment = styled.label`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--size-touch-min);
  padding: var(--space-1);
  font: var(--type-label);
  color: var(--ink-muted);
  text-align: center;
  ${focusedLabel}
  &:has(:checked) {
    ${chosenSegment}
    font-weight: 600;
  }
  ${media.narrow} {
    flex-direction: column;
    gap: 0;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
`;

const Option = styled.label`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) 2px;
  font: var(--type-caption);
  color: var(--ink-strong);
  text-align: center;
  overflow-wrap: anywhere;
  ${focusedLabel}
  &:has(:checked) {
    font-weight: 700;
  }
`;

/* Keeps its colours in forced colours, because they are what is chosen; the icon for the school's scheme has none. */
const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $scheme: DisplayChoice['scheme'] }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: 5px;
  border-radius: var(--radius-full);
  forced-color-adjust: preserve-parent-color;
  ${({ $scheme }) =>
    $scheme === 'school'
      ? css`
          border: 1px solid var(--border-strong);
        `
      : css`
          background: var(--swatch-${$scheme.toLowerCase()});
          color: var(--accent-on-solid);
          :not(:checked) + & > svg {
            display: none;
          }
        `}
  :checked + & {
    outline: 2px solid var(--accent-indicator);
    outline-offset: 3px;
    @media (forced-colors: active) {
      outline-color: CanvasText;
    }
  }
`;

const Note = styled.p`
  margin-top: var(--space-5);
  font: var(--type-caption);
  color: var(--ink-muted);
`;
