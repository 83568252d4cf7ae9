import { useState } from 'react';
import { styled } from 'storybook/theming';
import type { Change } from './changes.ts';

/** How a changed picture is compared. */
export type View = 'slider' | 'beside' | 'difference';

function Picture({ words, src }: { words: string; src: string | null }) {
  return (
    <Figure>
      <figcaption>{words}</figcaption>
      {src ? <img src={src} alt={words} loading="lazy" /> : <p>No picture.</p>}
    </Figure>
  );
}

/** Before on top of after; the slider, which arrow keys move too, sets how much of each is visible. */
function Slider({ before, after, title }: { before: string; after: string; title: string }) {
  const [share, setShare] = useState(50);
  return (
    <Stack>
      <label>
        <span>Before</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={`${title}: share of the earlier picture`}
          aria-valuetext={`${share} per cent`}
          onChange={(event) => setShare(Number(event.target.value))}
        />
        <span>After</span>
      </label>
      <div>
        <img src={after} alt="After" loading="lazy" />
        <img src={before} alt="Before" loading="lazy" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
        <hr style={{ insetInlineStart: `${share}%` }} />
      </div>
    </Stack>
  );
}

/** A changed picture in the chosen view; a new or removed picture has only one side. */
export function Compared({ change, view }: { change: Change; view: View }) {
  const { before, after, difference, title } = change;
  if (view === 'difference' && difference) return <Picture words="Difference, in red" src={difference} />;
  if (view === 'slider' && before && after) return <Slider before={before} after={after} title={title} />;
  return (
    <Both>
      <Picture words="Before" src={before} />
      <Picture words="After" src={after} />
    </Both>
  );
}

const Both = styled.div({ display: 'flex', gap: 24, alignItems: 'start' });

const Figure = styled.figure(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  figcaption: { marginBottom: 6, fontWeight: 600, color: theme.textMutedColor },
  img: { maxWidth: '100%', boxShadow: `0 0 0 1px ${theme.appBorderColor}` },
}));

const Stack = styled.div(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  label: { display: 'flex', alignItems: 'center', gap: 10, marginBottom: 8, color: theme.textMutedColor },
  input: { flex: 1, minWidth: 160, height: 28 },
  '& > div': { position: 'relative', display: 'grid', boxShadow: `0 0 0 1px ${theme.appBorderColor}` },
  img: { gridArea: '1 / 1', maxWidth: '100%' },
  hr: {
    position: 'absolute',
    insetBlock: 0,
    width: 2,
    height: '100%',
    margin: 0,
    border: 0,
    background: theme.color.secondary,
  },
}));
