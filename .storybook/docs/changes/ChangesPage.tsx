import { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { usePageParams } from '../page/address.ts';
import { loadStates } from '../page/load.ts';
import { Lead, Page } from '../page/Page.tsx';
import { StoryLink } from '../page/StoryLink.tsx';
import { changesOf, fetchFindings, type Change } from './changes.ts';
import { Compared, type View } from './Compared.tsx';

const VIEWS: readonly (readonly [View, string])[] = [
  ['slider', 'Slider'],
  ['beside', 'Side by side'],
  ['difference', 'Difference'],
];
const DEFAULTS = { view: 'slider' };

async function fetchChanges(): Promise<Change[] | null> {
  const [findings, states] = await Promise.all([fetchFindings(), loadStates()]);
  return findings && changesOf(findings, states);
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const [params, setParams] = usePageParams(DEFAULTS);
  const [view] = VIEWS.find(([name]) => name === params.view) ?? VIEWS[0] ?? ['slider' as const];
  return (
    <>
      <Views>
        <legend>{changes.length === 1 ? 'One picture differs' : `${changes.length} pictures differ`}</legend>
        {VIEWS.map(([name, words]) => (
          <label key={name}>
            <input type="radio" name="view" checked={name === view} onChange={() => setParams({ view: name })} />{' '}
            {words}
          </label>
        ))}
      </Views>
      {changes.map((change) => (
        <Change key={change.name} aria-label={`${change.title}, ${change.look}`}>
          <h2>
            {change.storyId ? <StoryLink id={change.storyId}>{change.title}</StoryLink> : change.title}{' '}
            <small>{change.look}</small>
          </h2>
          <p>{change.sentence}</p>
          <Compared change={change} view={view} />
        </Change>
      ))}
    </>
  );
}

/**
 * Documentation page with the pictures that differ from the accepted ones, from the comparison run on this Storybook.
 */
export function ChangesPage() {
  const [changes, setChanges] = useState<readonly Change[] | null | 'loading'>('loading');
  useEffect(() => void fetchChanges().then(setChanges), []);
  return (
    <Page>
      <h1>What changed</h1>
      <Lead>Pictures that differ from the accepted ones: before, after and the difference.</Lead>
      {changes === 'loading' && <p role="status">Loading …</p>}
      {changes === null && (
        <p role="status">
          The pictures of this Storybook have not been compared yet. The comparison is part of <code>npm test</code>; a
          published Storybook includes its result.
        </p>
      )}
      {Array.isArray(changes) && changes.length === 0 && (
        <p role="status">No changes: every picture matches the accepted one.</p>
      )}
      {Array.isArray(changes) && changes.length > 0 && <Changes changes={changes} />}
    </Page>
  );
}

const Views = styled.fieldset(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  gap: 20,
  margin: 0,
  padding: '12px 0',
  border: 0,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  legend: { float: 'inline-start', padding: 0, fontWeight: 700, marginInlineEnd: 12 },
  label: { display: 'flex', alignItems: 'center', gap: 6 },
}));

const Change = styled.section(({ theme }) => ({
  'h2 small': { marginInlineStart: 8, fontSize: 13, fontWeight: 400, color: theme.textMutedColor },
  p: { color: theme.textMutedColor },
}));
