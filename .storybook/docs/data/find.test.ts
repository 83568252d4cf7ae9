import { expect, test } from 'vitest';
import { addressesWithoutState, findStates, NO_FILTER, sectionsWithoutState, type Filter } from './find.ts';
import { nearestPicture, statesOf, type Picture } from './states.ts';

const emptySource = { about: '', sections: [], keys: [], texts: [] };
const file = { component: null, about: '', screen: null, sections: [], keys: [], tokens: [], stories: {} };
const entry = { type: 'story', tags: ['test'] };
const states = statesOf(
  [
    {
      ...entry,
      id: 'a--full',
      title: 'Screens/Live classes',
      name: 'Class Is Full',
      importPath: './ui/live-classes/A.stories.tsx',
      exportName: 'ClassIsFull',
    },
    {
      ...entry,
      id: 'a--no',
      title: 'Screens/Live classes',
      name: 'No Result',
      importPath: './ui/live-classes/A.stories.tsx',
      exportName: 'NoResult',
    },
    {
      ...entry,
      id: 'b--plain',
      title: 'Screens/Lessons',
      name: 'Plain',
      importPath: './ui/lessons/B.stories.tsx',
      exportName: 'Plain',
    },
    {
      ...entry,
      type: 'docs',
      id: 'b--docs',
      title: 'Screens/Lessons',
      name: 'Docs',
      importPath: './ui/lessons/B.stories.tsx',
    },
  ],
  {
    './ui/live-classes/A.stories.tsx': {
      ...file,
      screen: 'liveClasses',
      sections: ['001 §2'],
      keys: ['live-classes:signUp'],
      stories: {
        ClassIsFull: { ...emptySource, about: 'All places are taken (001 §8).', sections: ['001 §8'] },
        NoResult: { ...emptySource, keys: ['live-classes:nothing'], texts: ['dictatoin'] },
      },
    },
    './ui/lessons/B.stories.tsx': { ...file, about: '/Lesson/{id}: modules (002 §2)', sections: ['002 §2'] },
  },
);
const sentences = [
  { key: 'live-classes:signUp', texts: ['Sign up', '报名'] },
  { key: 'live-classes:nothing', texts: ['Nothing found', '没有结果'] },
];

test('a story is a state with its kind, address, sections and area', () => {
  expect(states.map(({ id, kind, address, sections, area }) => ({ id, kind, address, sections, area }))).toEqual([
    { id: 'a--full', kind: 'full', address: '/LiveClassList', sections: ['001 §8', '001 §2'], area: 'live-classes' },
    { id: 'a--no', kind: 'empty', address: '/LiveClassList', sections: ['001 §2'], area: 'live-classes' },
    { id: 'b--plain', kind: 'usual', address: '/Lesson/:id', sections: ['002 §2'], area: 'lessons' },
  ]);
  expect(states[0]?.pictures[0]?.src).toBe('./pictures/a--full.phone.webp');
});

test.each<[Partial<Filter>, [string, string | null][]]>([
  [
    {},
    [
      ['a--full', null],
      ['a--no', null],
      ['b--plain', null],
    ],
  ],
  [{ area: 'lessons' }, [['b--plain', null]]],
  [{ kind: 'full' }, [['a--full', null]]],
  [{ section: '001 §8' }, [['a--full', null]]],
  [{ find: 'class is' }, [['a--full', null]]],
  [{ find: 'all places' }, [['a--full', 'All places are taken (001 §8).']]],
  [
    { find: '/liveclasslist' },
    [
      ['a--full', '/LiveClassList'],
      ['a--no', '/LiveClassList'],
    ],
  ],
  [{ find: '001 §8' }, [['a--full', '001 §8']]],
  [{ find: '002 2' }, [['b--plain', '002 §2']]],
  [
    { find: 'sign UP' },
    [
      ['a--full', 'Sign up'],
      ['a--no', 'Sign up'],
    ],
  ],
  [{ find: '报名', kind: 'empty' }, [['a--no', '报名']]],
  [{ find: '没有结果' }, [['a--no', '没有结果']]],
  [
    { find: 'live-classes:signup' },
    [
      ['a--full', 'Sign up'],
      ['a--no', 'Sign up'],
    ],
  ],
  [{ find: 'dictatoin' }, [['a--no', 'dictatoin']]],
  [{ find: 'nowhere' }, []],
])('%j', (filter, found) => {
  expect(findStates(states, { ...NO_FILTER, ...filter }, sentences).map(({ state, by }) => [state.id, by])).toEqual(
    found,
  );
});

test('what nothing shows', () => {
  const specification = { '001 §2': { seen: true }, '001 §6': { seen: true }, '001 §7': { seen: false } };
  expect(sectionsWithoutState(states, specification)).toEqual(['001 §6']);
  expect(addressesWithoutState(states, ['/LiveClassList', '/Help'])).toEqual(['/Help']);
});

const picture = (language: string, appearance: string, width: number, scheme = 'DEFAULT'): Picture => ({
  src: `${language} ${appearance} ${width} ${scheme}`,
  language,
  appearance,
  width,
  scheme,
});
const pictures = [
  picture('en', 'light', 390),
  picture('en', 'light', 1280),
  picture('zh', 'dark', 390),
  picture('en', 'dark', 390, 'RED'),
];

test.each([
  ['en', 'light', 390, 'en light 390 DEFAULT'],
  ['en', 'light', 1280, 'en light 1280 DEFAULT'],
  ['zh', 'light', 1280, 'zh dark 390 DEFAULT'],
  ['en', 'dark', 390, 'en dark 390 RED'],
  ['pseudo', 'dark', 390, 'zh dark 390 DEFAULT'],
])('of %s %s %s the nearest picture is %s', (language, appearance, width, src) => {
  expect(nearestPicture(pictures, { language, appearance, width })?.src).toBe(src);
});
