import type { ReactNode } from 'react';
import { CATALOGUE_ID } from './catalogue/params.ts';
import { Lead, Table } from './page/Page.tsx';
import { StoryLink } from './page/StoryLink.tsx';

const PLACES: readonly (readonly [ReactNode, string])[] = [
  [
    <StoryLink key="states" id={CATALOGUE_ID}>
      States
    </StoryLink>,
    'every screen with all its states as pictures: search by a sentence of any language, an address or a section',
  ],
  [
    <StoryLink key="changed" id="start-here-what-changed--docs">
      What changed
    </StoryLink>,
    'pictures that differ from the accepted ones, before and after',
  ],
  ['Foundations', 'colours, type, space and shape'],
  ['Kit', 'the components that all screens share, each with a page: what for, when not, its properties and states'],
  ['Blocks', 'larger components that several areas show, such as the lesson tree and the video player'],
  ['Screens', 'each page of the portal in the order of the menu, one story a state'],
  [
    <StoryLink key="flows" id="flows-whole-portal--try-it">
      Flows
    </StoryLink>,
    'the whole portal on a mock backend, to walk through; the panel Backend chooses the student, the time and what fails',
  ],
];

const TOOLS: readonly (readonly [string, string])[] = [
  [
    'Language',
    'English, Simplified Chinese, or the pseudo-locale: accented, longer text that shows what is hard-coded or cut off; plain there are only dates, zones, and what the server or a story made up',
  ],
  ['Appearance', 'light or dark'],
  ['Colour scheme', 'the seven schemes a school can choose'],
  ['Time zone', "the zone in which a story's times are shown"],
  ['Viewport', 'phone, narrow phone, tablet, desktop; stories open at the size of a phone'],
  ['Side by side', 'the story on the screen in up to four looks at once: language, appearance and width'],
  ['Pick a text', 'the hand: click a text of the story, and the panel Words opens where it is translated'],
];

function Rows({ head, rows }: { head: readonly [string, string]; rows: readonly (readonly [ReactNode, string])[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, words]) => (
          <tr key={words}>
            <th scope="row">{name}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The first page of the documentation: what is where, the toolbar, and notes for translators and designers. */
export function Welcome() {
  return (
    <>
      <h1>The student portal, every screen in every state</h1>
      <Lead>
        Here the portal is designed, translated and checked. You need no account and nothing can break: a mock backend
        runs in this page.
      </Lead>
      <h2>What is where</h2>
      <Rows head={['Place', 'What it has']} rows={PLACES} />
      <h2>The toolbar</h2>
      <p>
        What you choose stays while you go from story to story, also by the links of these pages, and is in the address:
        copy it, and somebody else sees the same.
      </p>
      <Rows head={['Control', 'What it does']} rows={TOOLS} />
      <h2>For translators</h2>
      <p>
        The panel <em>Words</em> of a story lists every text on screen, in English and in the other language. Change one
        and the story shows it at once. What you changed stays on your device until you save it as a file under{' '}
        <em>My edits</em>, and a programmer brings the file into the portal.
      </p>
      <p>
        Sentences that the school’s server sends are shown as received; they are no translations. Search in{' '}
        <StoryLink id={CATALOGUE_ID}>States</StoryLink> or in <em>All texts</em> of the panel for any sentence, in any
        language, to see where it stands.
      </p>
      <h2>For designers</h2>
      <p>
        Colours, sizes and type are tokens (<code>packages/ui/src/theme/tokens.css</code>); a component never defines a
        colour of its own.
      </p>
      <p>
        The panel <em>Accessibility</em> of a story has three lists. <em>Violations</em> must be empty; one fails the
        tests. <em>Inconclusive</em> is what no tool can decide, nearly always text over a gradient or under a scrim,
        whose contrast the tests of the theme compute. The number at the panel’s name counts both lists, so look which
        of them it is.
      </p>
      <p>
        A changed picture has to be accepted by somebody who looked at it; see <code>docs/review.md</code> in the
        repository.
      </p>
    </>
  );
}
