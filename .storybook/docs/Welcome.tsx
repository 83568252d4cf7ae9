import type { ReactNode } from 'react';
import { CATALOGUE_ID } from './catalogue/params.ts';
import { Lead, Table } from './page/Page.tsx';
import { StoryLink } from './page/StoryLink.tsx';

const PLACES: readonly (readonly [ReactNode, string])[] = [
  [
    <StoryLink key="states" id={CATALOGUE_ID}>
      States
    </StoryLink>,
    'every screen with all its states as pictures; search by a sentence in any language, a URL or a section',
  ],
  [
    <StoryLink key="changed" id="start-here-what-changed--docs">
      What changed
    </StoryLink>,
    'pictures that differ from the accepted ones, before and after',
  ],
  ['Foundations', 'colours, type, space and shape'],
  [
    'Kit',
    'the components that all screens share, each with a page: its purpose, when not to use it, its properties and states',
  ],
  ['Blocks', 'larger components that several areas use, such as the lesson tree and the video player'],
  ['Screens', 'each page of the portal in the order of the menu, one story for each state'],
  [
    <StoryLink key="flows" id="flows-whole-portal--try-it">
      Flows
    </StoryLink>,
    'the whole portal on a mock backend, to click through; in the panel Backend you choose the student, the time and what fails',
  ],
];

const TOOLS: readonly (readonly [string, string])[] = [
  [
    'Language',
    'English, Simplified Chinese, or the pseudo-locale: accented, longer text that shows what is hard-coded or cut off; only dates, zones and texts from the server or a story stay plain',
  ],
  ['Appearance', 'light or dark'],
  ['Colour scheme', 'the seven schemes a school can choose'],
  ['Time zone', 'the zone of the times in a story'],
  ['Viewport', 'phone, narrow phone, tablet or desktop; stories open at phone size'],
  ['Side by side', 'the story in up to four looks at once, each with its own language, appearance and width'],
  ['Pick a text', 'the hand: click a text in the story, and the panel Words opens at its translation'],
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
      <h1>The student portal: every screen in every state</h1>
      <Lead>
        The portal is designed, translated and checked here. You need no account and cannot break anything: a mock
        backend runs in this page.
      </Lead>
      <h2>Where to find things</h2>
      <Rows head={['Place', 'What you find there']} rows={PLACES} />
      <h2>The toolbar</h2>
      <p>
        Your choices stay when you open another story, also through the links on these pages, and are kept in the URL:
        copy it, and others see what you see.
      </p>
      <Rows head={['Control', 'What it does']} rows={TOOLS} />
      <h2>For translators</h2>
      <p>
        The panel <em>Words</em> of a story lists every text on screen, in English and in the other language. Change a
        text, and the story shows it at once. Your edits are only on your device: save them as a file under{' '}
        <em>My edits</em>, and a developer brings the file into the portal.
      </p>
      <p>
        Sentences from the school’s server are shown as received; they are not translated here. To see where a sentence
        is used, search for it in any language, in <StoryLink id={CATALOGUE_ID}>States</StoryLink> or in{' '}
        <em>All texts</em> of the panel.
      </p>
      <h2>For designers</h2>
      <p>
        Colours, sizes and type are tokens (<code>packages/ui/src/theme/tokens.css</code>); a component never defines a
        colour of its own.
      </p>
      <p>
        The panel <em>Accessibility</em> of a story has three lists. <em>Violations</em> must be empty: a single one
        fails the tests. <em>Inconclusive</em> lists what no tool can decide, nearly always the contrast of text over a
        gradient or under a scrim, which the tests of the theme compute. The number next to the panel’s name counts both
        lists, so check which one it is.
      </p>
      <p>
        Somebody who has looked at a changed picture must accept it; see <code>docs/review.md</code> in the repository.
      </p>
    </>
  );
}
