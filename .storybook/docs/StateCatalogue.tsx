/** Each area's declaration of its states. */
const declarations = import.meta.glob<{ states: Record<string, readonly string[]> }>(
  '../../packages/ui/src/*/states.ts',
  { eager: true },
);

const screens = Object.values(declarations)
  .flatMap(({ states }) => Object.entries(states))
  .toSorted(([a], [b]) => a.localeCompare(b));

/** `MoreThanShown` -> `More Than Shown`, as Storybook names its stories. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The list that designers and translators start from. */
export function StateCatalogue() {
  return (
    <>
      {screens.map(([screen, names]) => (
        <section key={screen}>
          <h2>{screen.replace('Screens/', '')}</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`./?path=/story/${slug(screen)}--${slug(spaced(name))}`} target="_top">
                  {spaced(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
