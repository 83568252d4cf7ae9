import { describe, expect, it } from 'vitest';
import { COLOR_SCHEMES } from '@portal/domain/settings';
import { SCHEMES as THEME_SCHEMES } from '@portal/ui/theme';
import { visitedStories } from './stories.mjs';
import { chromaticOf, expectedPictures, isChinese, SCHEMES, TEXT_WIDTHS, visitsOf } from './variants.mjs';

const entry = (title: string, tags: string[] = ['dev', 'test']) => ({
  type: 'story',
  id: `${title.toLowerCase().replaceAll('/', '-')}--state`,
  title,
  name: 'State',
  tags,
});

describe('the stories that are visited', () => {
  it('are those of the kit, the screens and the flows, by id; a flow is pictured where it says so', () => {
    const visited = visitedStories([
      entry('Screens/B'),
      entry('Screens/A'),
      entry('Kit/Button'),
      entry('Flows/Buy'),
      entry('Flows/Day', ['test', 'picture']),
      entry('Foundations/Colour'),
      { ...entry('Kit/Card'), type: 'docs' },
      entry('Kit/Untested', ['dev']),
    ]);
    expect(visited.map(({ title, order, pictured }) => [title, order, pictured])).toEqual([
      ['Kit/Button', 0, true],
      ['Screens/A', 0, true],
      ['Screens/B', 1, true],
      ['Flows/Buy', 0, false],
      ['Flows/Day', 1, true],
    ]);
  });
});

describe('what is looked at', () => {
  const only = (title: string, tags?: string[]) => {
    const [story] = visitedStories([entry(title, tags)]);
    if (!story) throw new Error('no story');
    return { pictures: [...expectedPictures([story])], visits: visitsOf(story) };
  };
  const checked = (visits: ReturnType<typeof visitsOf>) =>
    visits.filter(({ axe }) => axe !== 'none').map(({ variant, axe }) => `${variant} ${axe}`);

  it('of a part: one picture, and axe in the other language and appearance', () => {
    const { pictures, visits } = only('Kit/Button');
    expect(pictures).toEqual(['kit-button--state.phone']);
    expect(checked(visits)).toEqual(['phone all', 'zh-dark look']);
  });

  it('of a screen: three pictures, and axe in one scheme more', () => {
    const { pictures, visits } = only('Screens/Progress');
    expect(pictures).toEqual([
      'screens-progress--state.phone',
      'screens-progress--state.desktop',
      'screens-progress--state.zh-dark',
    ]);
    expect(checked(visits)).toEqual(['phone all', 'zh-dark look', 'pseudo colours']);
  });

  it('of a flow: two pictures', () => {
    const { pictures, visits } = only('Flows/Day', ['test', 'picture']);
    expect(pictures).toEqual(['flows-day--state.phone', 'flows-day--state.desktop']);
    expect(checked(visits)).toEqual(['phone all']);
  });

  it('of every third of forty-two screens in a row: every scheme in both appearances', () => {
    const titles = Array.from({ length: 42 }, (_, i) => entry(`Screens/S${String(i).padStart(2, '0')}`));
    const globals = visitedStories(titles).flatMap((story) =>
      visitsOf(story).flatMap((visit) => (visit.axe === 'colours' ? [visit.globals] : [])),
    );
    expect(new Set(globals.map((one) => `${one.scheme} ${one.appearance}`))).toHaveProperty('size', 14);
    expect(globals).toHaveLength(14);
    expect(new Set(globals.map((one) => one.scheme))).toEqual(new Set(SCHEMES));
    expect(SCHEMES).toEqual([...THEME_SCHEMES]);
    expect(SCHEMES).toEqual([...COLOR_SCHEMES]);
  });

  it('of a story without a picture: axe all the same', () => {
    const { pictures, visits } = only('Screens/Video', ['test', 'no-picture']);
    expect(pictures).toEqual([]);
    expect(checked(visits)).toEqual(['phone all', 'zh-dark look', 'pseudo colours']);
  });

  const EVERY_LOOK = ['test', 'every-look'];

  it('of a screen tagged every-look: all rules of axe in the other language and appearance too', () => {
    expect(checked(only('Screens/Course', EVERY_LOOK).visits)).toEqual(['phone all', 'scheme colours', 'zh-dark all']);
  });

  it('of a screen tagged every-look: every look, the Chinese ones compared only with the same font', () => {
    const { pictures } = only('Screens/Course', EVERY_LOOK);
    const looks = pictures.map((name) => `${name.split('.')[1]}${isChinese(name) ? ' in Chinese' : ''}`);
    expect(looks).toEqual([
      'phone',
      'narrow',
      'tablet',
      'desktop',
      'wide',
      'dark-desktop',
      'scheme',
      'zh-desktop in Chinese',
      'zh-dark in Chinese',
    ]);
  });

  it.each([
    ['narrow', 320, 'en', 'light'],
    ['tablet', 768, 'en', 'light'],
    ['wide', 1920, 'en', 'light'],
    ['dark-desktop', 1280, 'en', 'dark'],
    ['zh-desktop', 1280, 'zh', 'light'],
  ])('of a screen tagged every-look, %s: %i px, %s, %s', (variant, width, language, appearance) => {
    const visit = only('Screens/Course', EVERY_LOOK).visits.find((one) => one.variant === variant);
    expect(visit).toMatchObject({ viewport: { width }, globals: { language, appearance, scheme: 'DEFAULT' } });
  });

  it('of twelve screens tagged every-look, wherever they stand: each other scheme, once light and once dark', () => {
    const entries = Array.from({ length: 24 }, (_, i) =>
      entry(`Screens/S${String(i).padStart(2, '0')}`, i % 2 === 0 ? EVERY_LOOK : ['test']),
    );
    const looks = visitedStories(entries)
      .flatMap((story) => visitsOf(story))
      .filter(({ variant, picture }) => variant === 'scheme' && picture)
      .map(({ globals }) => `${globals.scheme} ${globals.appearance}`);
    const others = SCHEMES.slice(1);
    expect(looks.toSorted()).toEqual(others.flatMap((scheme) => [`${scheme} dark`, `${scheme} light`]).toSorted());
  });

  describe('of text', () => {
    const looks = ({ visits }: { visits: ReturnType<typeof visitsOf> }) =>
      visits.flatMap(({ globals, textWidths }) => (textWidths.length > 0 ? [[globals.language, textWidths]] : []));

    it.each(['Screens/Course', 'Blocks/Lesson tree'])(
      'in %s: where it is tight in the longest words and in Chinese, and at two other widths, in English and in the longest words',
      (title) => {
        expect(looks(only(title))).toEqual([
          ['en', [390]],
          ['zh', [320, 1030]],
          ['pseudo', [320, 768, 1030]],
        ]);
      },
    );

    it.each([
      ['en', TEXT_WIDTHS.filter((width) => ![320, 1030].includes(width))],
      ['pseudo', TEXT_WIDTHS],
    ])('in four screens in a row: every width that is meant for it, %s', (language, expected) => {
      const stories = visitedStories(['A', 'B', 'C', 'D'].map((name) => entry(`Screens/${name}`)));
      const widths = stories.flatMap((story) =>
        visitsOf(story).flatMap(({ globals, textWidths }) => (globals.language === language ? textWidths : [])),
      );
      expect([...new Set(widths)].toSorted((a, b) => a - b)).toEqual(expected);
    });

    it('in a screen tagged every-look: every width in every language', () => {
      expect(looks(only('Screens/Course', EVERY_LOOK))).toEqual(
        ['en', 'zh', 'pseudo'].map((language) => [language, TEXT_WIDTHS]),
      );
    });

    it('in a part of the kit: the narrowest, in the longest words and in Chinese', () => {
      expect(looks(only('Kit/Button'))).toEqual(['zh', 'pseudo'].map((language) => [language, [320]]));
    });

    it.each([['picture'], ['no picture']])('in a flow with %s: in the language of its student', (tag) => {
      expect(looks(only('Flows/Day', ['test', tag]))).toEqual([['en', [320, 390, 1030]]]);
    });
  });
});

describe('what Chromatic takes', () => {
  it('of a screen: its pictures as modes', () => {
    const [story] = visitedStories([entry('Screens/Course')]);
    expect(chromaticOf(story)).toEqual({
      modes: {
        phone: { language: 'en', appearance: 'light', scheme: 'DEFAULT', viewport: { width: 390, height: 844 } },
        desktop: { language: 'en', appearance: 'light', scheme: 'DEFAULT', viewport: { width: 1280, height: 800 } },
        'zh-dark': { language: 'zh', appearance: 'dark', scheme: 'DEFAULT', viewport: { width: 390, height: 844 } },
      },
    });
  });

  it.each([
    ['without a picture', visitedStories([entry('Screens/Video', ['test', 'no-picture'])])[0]],
    ['that is not visited', undefined],
  ])('of a story %s: nothing', (_, story) => {
    expect(chromaticOf(story)).toEqual({ disableSnapshot: true });
  });
});
