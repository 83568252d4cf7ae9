import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from 'storybook/theming';
import { findStates, NO_FILTER, type Found, type Sentence } from '../data/find.ts';
import type { Look, State } from '../data/states.ts';
import { usePageParams } from '../page/address.ts';
import { loadSentences, loadStates } from '../page/load.ts';
import { Prose } from '../page/Prose.tsx';
import { useToolbar } from '../page/toolbar.ts';
import { Coverage } from './Coverage.tsx';
import { FilterBar } from './FilterBar.tsx';
import { CATALOGUE } from './params.ts';
import { StateCard } from './StateCard.tsx';

const NONE: readonly never[] = [];

function Titles({ found, look }: { found: readonly Found[]; look: Look }) {
  return [...Map.groupBy(found, ({ state }) => state.title)].map(([title, ofTitle]) => (
    <Titled key={title} aria-label={title}>
      <h2>
        {title.replace('Screens/', '').replaceAll('/', ' / ')} <small>{ofTitle[0]?.state.address}</small>
      </h2>
      {ofTitle[0]?.state.file.about && (
        <p>
          <Prose>{ofTitle[0].state.file.about}</Prose>
        </p>
      )}
      <Cards>
        {ofTitle.map(({ state, by }) => (
          <li key={state.id}>
            <StateCard state={state} by={by} look={look} />
          </li>
        ))}
      </Cards>
    </Titled>
  ));
}

/** Catalogue of every screen with its states as accepted pictures, with filters and a search. */
export function Catalogue() {
  const [states, setStates] = useState<readonly State[]>(NONE);
  const [sentences, setSentences] = useState<readonly Sentence[]>(NONE);
  const [params, setParams] = usePageParams(CATALOGUE);
  const { language, appearance } = useToolbar();
  useEffect(() => {
    void loadStates().then(setStates);
    void loadSentences().then(setSentences);
  }, []);

  const { find, area, section, kind, part, width } = useDeferredValue(params);
  const all = useMemo(
    () => findStates(states, { find, area, section, kind }, sentences),
    [states, sentences, find, area, section, kind],
  );
  const found = all.filter(({ state }) => part === 'all' || state.title.startsWith(`${part}/`));
  const look = useMemo(
    () => ({ language: String(language), appearance: String(appearance), width: Number(width) }),
    [language, appearance, width],
  );
  const screens = new Set(found.map(({ state }) => state.title)).size;
  const elsewhere = all.length - found.length;
  return (
    <>
      <FilterBar states={states} params={params} onChange={setParams} />
      <Count>
        <span role="status">
          {states.length === 0
            ? 'Loading …'
            : `${found.length} ${found.length === 1 ? 'state' : 'states'} on ${screens} ${screens === 1 ? 'page' : 'pages'}`}
        </span>
        {find && elsewhere > 0 && (
          <button type="button" onClick={() => setParams({ part: 'all' })}>
            {elsewhere} more in other parts
          </button>
        )}
        {JSON.stringify({ find, area, section, kind }) !== JSON.stringify(NO_FILTER) && (
          <button type="button" onClick={() => setParams(NO_FILTER)}>
            Show all
          </button>
        )}
      </Count>
      {states.length > 0 && found.length === 0 && (
        <p>
          No state matches. The search covers titles, URLs, sections, comments and all texts of the portal in every
          language. Leave out the parts of a sentence that vary, such as a name or a number.
        </p>
      )}
      <Titles found={found} look={look} />
      {states.length > 0 && <Coverage states={states} />}
    </>
  );
}

const Count = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 16,
  padding: '12px 0',
  color: theme.textMutedColor,
  button: {
    padding: 0,
    border: 0,
    color: theme.color.secondary,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
}));

const Titled = styled.section(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 700px',
  h2: { marginBottom: 4 },
  'h2 small': { marginInlineStart: 8, fontSize: 13, fontWeight: 400, color: theme.textMutedColor },
  p: { color: theme.textMutedColor },
}));

const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))',
  gap: 16,
  '&&': { padding: 2, margin: 0, listStyle: 'none' },
  li: { margin: 0, display: 'grid' },
});
