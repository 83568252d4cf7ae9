import { CloseIcon } from '@storybook/icons';
import { useId } from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { APPEARANCES, WIDTHS, type Look } from './looks.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** The height of the controls above a look, and their minimum width, in px. */
export const BAR = 60;
const NARROWEST = 130;

interface LookColumnProps {
  look: Look;
  languages: readonly (readonly [value: string, words: string])[];
  /** The URL of the story in this look. */
  src: string;
  scale: number;
  /** In px, after scaling. */
  height: number;
  onChange: (look: Look) => void;
  /** Null for the only look. */
  onRemove: (() => void) | null;
}

/** A story in one look, with controls for language, appearance and width above it. */
export function LookColumn({ look, languages, src, scale, height, onChange, onRemove }: LookColumnProps) {
  const id = useId();
  const words = languages.find(([value]) => value === look.language)?.[1] ?? look.language;
  const title = `${words}, ${look.appearance}, ${look.width} px`;
  return (
    <Column role="group" aria-label={title}>
      <Bar style={{ width: Math.max(NARROWEST, look.width * scale) }}>
        <select
          id={`${id}-language`}
          aria-label="Language"
          value={look.language}
          onChange={(event) => onChange({ ...look, language: event.target.value })}
        >
          {languages.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Appearance"
          value={look.appearance}
          onChange={(event) => onChange({ ...look, appearance: event.target.value })}
        >
          {APPEARANCES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          aria-label="Width"
          value={look.width}
          onChange={(event) => onChange({ ...look, width: Number(event.target.value) })}
        >
          {WIDTHS.map((width) => (
            <option key={width} value={width}>
              {width} px
            </option>
          ))}
        </select>
        {onRemove && (
          <Button variant="ghost" size="small" padding="small" ariaLabel={`Remove ${title}`} onClick={onRemove}>
            <CloseIcon />
          </Button>
        )}
      </Bar>
      <Screen style={{ width: look.width * scale, height }}>
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <StoryFrame key={src} src={src} title={title} width={look.width} height={height / scale} />
        </div>
      </Screen>
    </Column>
  );
}

const Column = styled.div({ display: 'grid', gap: 6, alignContent: 'start', justifyItems: 'start' });

const Bar = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  gap: 4,
  height: BAR,
  // The language is on a separate line.
  'select:first-of-type': { gridColumn: '1 / -1' },
  button: { justifySelf: 'end' },
  select: {
    minWidth: 0,
    height: 28,
    padding: '0 2px',
    borderRadius: 4,
    border: `1px solid ${theme.appBorderColor}`,
    color: theme.color.defaultText,
    background: theme.input.background,
    fontSize: 12,
  },
}));

const Screen = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 4,
  background: 'white',
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));
