import { screens } from '@portal/domain/screens';
import { addressesWithoutState, sectionsWithoutState } from '../data/find.ts';
import { SPECIFICATION } from '../data/specification.ts';
import type { State } from '../data/states.ts';

const PATTERNS = Object.values(screens).map(({ pattern }) => pattern);

/** List of the sections and URLs of the specification that no state shows. */
export function Coverage({ states }: { states: readonly State[] }) {
  const sections = sectionsWithoutState(states, SPECIFICATION);
  const addresses = addressesWithoutState(states, PATTERNS);
  const unseen = Object.entries(SPECIFICATION).filter(([, { seen }]) => !seen);
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage">Not shown by any state</h2>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            {section} {SPECIFICATION[section]?.about}
          </li>
        ))}
        {addresses.map((address) => (
          <li key={address}>
            The URL <code>{address}</code>
          </li>
        ))}
        {sections.length + addresses.length === 0 && (
          <li>Nothing is missing: every section and every URL has a state.</li>
        )}
      </ul>
      <p>
        Sections that are not about screens, such as lists of calls, are left out:{' '}
        {unseen.map(([section]) => section).join(', ')}. A state shows the sections that are named in its comment in the
        source, or in the comments of the components it uses.
      </p>
    </section>
  );
}
