import { useId } from 'react';
import { styled } from 'storybook/theming';
import { STATE_KINDS } from '../data/state-kinds.ts';
import { SPECIFICATION } from '../data/specification.ts';
import type { State } from '../data/states.ts';
import { setToolbar, useToolbar } from '../page/toolbar.ts';
import type { CatalogueParams } from './params.ts';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Returns the label of an area: `Live classes` for `live-classes`. */
const areaWords = (area: string) => area.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

interface FilterBarProps {
  states: readonly State[];
  params: CatalogueParams;
  onChange: (changes: Partial<CatalogueParams>) => void;
}

/** Search and filters of the catalogue, and its language, appearance and width; the first two set the toolbar's. */
export function FilterBar({ states, params, onChange }: FilterBarProps) {
  const toolbar = useToolbar();
  const id = useId();
  const areas = [...new Set(states.map(({ area }) => area))].toSorted();
  const sections = [...new Set(states.flatMap((state) => state.sections))].toSorted();
  return (
    <Bar role="search">
      <Labelled>
        <label htmlFor={id}>Find</label>
        <input
          id={id}
          type="search"
          placeholder="Sentence, 报名, /Lesson, 001 §2"
          value={params.find}
          onChange={(event) => onChange({ find: event.target.value })}
        />
      </Labelled>
      <Choice
        label="Part"
        value={params.part}
        options={[
          ['Screens', 'Screens'],
          ['Blocks', 'Blocks'],
          ['Kit', 'Kit'],
          ['Flows', 'Flows'],
          ['all', 'All parts'],
        ]}
        onChange={(part) => onChange({ part })}
      />
      <Choice
        label="Area"
        value={params.area}
        options={[['', 'All areas'], ...areas.map((area) => [area, areaWords(area)] as const)]}
        onChange={(area) => onChange({ area })}
      />
      <Choice
        label="Kind of state"
        value={params.kind}
        options={[['', 'All kinds'], ...STATE_KINDS]}
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        label="Specification"
        value={params.section}
        options={[
          ['', 'All sections'],
          ...sections.map((section) => [section, `${section} ${SPECIFICATION[section]?.about ?? ''}`] as const),
        ]}
        onChange={(section) => onChange({ section })}
      />
      <Choice
        label="Language"
        value={String(toolbar['language'])}
        options={[
          ['en', 'English'],
          ['zh', '简体中文'],
          ['pseudo', 'Pseudo-locale'],
        ]}
        onChange={(language) => setToolbar({ language })}
      />
      <Choice
        label="Appearance"
        value={String(toolbar['appearance'])}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(appearance) => setToolbar({ appearance })}
      />
      <Choice
        label="Pictures"
        value={params.width}
        options={[
          ['390', 'Phone'],
          ['1280', 'Desktop'],
        ]}
        onChange={(width) => onChange({ width })}
      />
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: '12px 0',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));

const Labelled = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '&:first-of-type': { flex: '1 1 240px' },
  label: { fontSize: 12, fontWeight: 600, color: theme.textMutedColor },
  'input, select': {
    height: 36,
    padding: '0 10px',
    borderRadius: 4,
    border: `1px solid ${theme.input.border}`,
    color: theme.input.color,
    background: theme.input.background,
    font: 'inherit',
  },
  select: { maxWidth: 150 },
}));
