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
      <h2 id="coverage">What no state shows</h2>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            {section} {SPECIFICATION[section]?.about}
          </li>
        ))}
        {addresses.map((address) => (
          <li key={address}>
            The address <code>{address}</code>
          </li>
        ))}
        {sections.length + addresses.length === 0 && <li>Nothing: every section and every address has a state.</li>}
      </ul>
      <p>
        Sections that are no matter of screens, such as lists of calls, are not looked for:{' '}
        {unseen.map(([section]) => section).join(', ')}. A state shows the sections that its comment in the source
        names, or that of what it is drawn with.
      </p>
    </section>
  );
}
