import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { CATALOGUE_ID } from '../catalogue/params.ts';
import { StateCard } from '../catalogue/StateCard.tsx';
import type { State } from '../data/states.ts';
import { loadStates } from '../page/load.ts';
import { Lead, Page } from '../page/Page.tsx';
import { Prose } from '../page/Prose.tsx';
import { StoryLink } from '../page/StoryLink.tsx';
import { useToolbar } from '../page/toolbar.ts';
import { ADVICE } from './advice.ts';
import { Tokens } from './Tokens.tsx';

const sourceOf = (path: string) => `./source/${path}.txt`;

/** What the component is for, when not to use it, and how to use it. */
function About({ states }: { states: readonly State[] }) {
  const { file, source } = states[0] ?? {};
  const advice = source?.includes('/kit/') ? ADVICE[source.split('/').at(-2) ?? ''] : undefined;
  return (
    <>
      {file?.about && (
        <Lead>
          <Prose>{file.about}</Prose>
        </Lead>
      )}
      {advice && (
        <Advice>
          <dt>When not to use it</dt>
          <dd>{advice.notFor}</dd>
          <dt>Do</dt>
          <dd>{advice.good}</dd>
          <dt>Don’t</dt>
          <dd>{advice.bad}</dd>
        </Advice>
      )}
    </>
  );
}

/** The component's URL in the portal, its sections of the specification and its sources. */
function Where({ states }: { states: readonly State[] }) {
  const [first] = states;
  if (!first) return null;
  const sections = [...new Set(states.flatMap((state) => state.sections))].toSorted();
  return (
    <>
      <h2>Where to find it</h2>
      <ul>
        {first.address && (
          <li>
            URL <code>{first.address}</code>
          </li>
        )}
        {sections.length > 0 && (
          <li>
            Specification:{' '}
            {sections.map((section, i) => (
              <span key={section}>
                {i > 0 && ', '}
                <StoryLink id={CATALOGUE_ID} params={{ section, part: 'all' }}>
                  {section}
                </StoryLink>
              </span>
            ))}
          </li>
        )}
        {[first.file.component, first.source]
          .filter((path) => path !== null)
          .map((path) => (
            <li key={path}>
              Source:{' '}
              <a href={sourceOf(path)} target="_blank" rel="noreferrer">
                {path}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Docs page of a component, generated from its sources: purpose, properties, states, specification and sources. */
export function PartPage() {
  const docs = useContext(DocsContext);
  const { language, appearance } = useToolbar();
  const [all, setAll] = useState<readonly State[]>([]);
  useEffect(() => void loadStates().then(setAll), []);
  const stories = docs.componentStories();
  const [primary] = stories;
  const states = all.filter(({ id }) => stories.some((story) => story.id === id));
  const look = { language: String(language), appearance: String(appearance), width: 390 };
  const title = primary?.title.split('/') ?? [];
  // Only components of the kit are rendered live; screens, which would be pages within a page, are pictures.
  const live = title[0] === 'Kit' ? primary?.moduleExport : undefined;
  return (
    <Page>
      <h1>{title.slice(1).join(' / ')}</h1>
      <About states={states} />
      {live && (
        <>
          <Canvas of={live} sourceState="none" withToolbar={false} />
          <h2>Properties</h2>
          <Controls of={live} />
          <Tokens names={states[0]?.file.tokens ?? []} />
        </>
      )}
      <h2>States</h2>
      <Cards>
        {states.map((state) => (
          <li key={state.id}>
            <StateCard state={state} by={null} look={look} />
            {state.about && (
              <small>
                <Prose>{state.about}</Prose>
              </small>
            )}
          </li>
        ))}
      </Cards>
      <Where states={states} />
    </Page>
  );
}

const Advice = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '6px 16px',
  maxWidth: '80ch',
  margin: '0 0 24px',
  dt: { fontWeight: 700, color: theme.textMutedColor },
  dd: { margin: 0 },
}));

const Cards = styled.ul(({ theme }) => ({
  '&&': { padding: 2, margin: 0, listStyle: 'none' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 20,
  li: { display: 'grid', alignContent: 'start', gap: 6, margin: 0 },
  'li > small': { color: theme.textMutedColor },
}));
