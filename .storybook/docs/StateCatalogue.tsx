import { useEffect, useState } from 'react';

/** An entry of `index.json`, which Storybook serves. */
interface IndexEntry {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
}

async function fetchStories(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
}

/** Lists every story of every screen, for designers and translators. */
export function StateCatalogue() {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(() => void fetchStories().then(setStories), []);
  const screens = [...Map.groupBy(stories, ({ title }) => title)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <>
      {screens.map(([screen, states]) => (
        <section key={screen}>
          <h2>{screen.replace('Screens/', '')}</h2>
          <ul>
            {states.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
