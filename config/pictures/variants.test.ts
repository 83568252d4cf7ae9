import { describe, expect, it } from 'vitest';
import { COLOR_SCHEMES } from '@portal/domain/settings';
import { SCHEMES as THEME_SCHEMES } from '@portal/ui/theme';
import { storiesToWalk } from './stories.mjs';
import { expectedPictures, SCHEMES, visitsOf } from './variants.mjs';

const entry = (title: string, tags: string[] = ['dev', 'test']) => ({
  type: 'story',
  id: `${title.toLowerCase().replaceAll('/', '-')}--state`,
  title,
  name: 'State',
  tags,
});

describe('the stories that are walked', () => {
  it('are those of the kit and the screens, and the flows that want a picture, by id', () => {
    const walked = storiesToWalk([
      entry('Screens/B'),
      entry('Screens/A'),
      entry('Kit/Button'),
      entry('Flows/Buy'),
      entry('Flows/Day', ['test', 'picture']),
      entry('Foundations/Colour'),
      { ...entry('Kit/Card'), type: 'docs' },
      entry('Kit/Untested', ['dev']),
    ]);
    expect(walked.map(({ title, order }) => [title, order])).toEqual([
      ['Kit/Button', 0],
      ['Screens/A', 0],
      ['Screens/B', 1],
      ['Flows/Day', 0],
    ]);
  });
});

describe('what is looked at', () => {
  it('of a part: one picture, and axe in the looks the test runner does not see', () => {
    const [story] = storiesToWalk([entry('Kit/Button')]);
    if (!story) throw new Error('no story');
    const visits = visitsOf(story);
    expect([...expectedPictures([story])]).toEqual(['kit-button--state.phone.png']);
    expect(visits.filter(({ axe }) => axe).map(({ variant }) => variant)).toEqual(['en-dark', 'zh-dark', 'zh-light']);
  });

  it('of a screen: three pictures, and axe in what the test runner does not see', () => {
    const [story] = storiesToWalk([entry('Screens/Progress')]);
    if (!story) throw new Error('no story');
    expect([...expectedPictures([story])]).toEqual([
      'screens-progress--state.phone.png',
      'screens-progress--state.desktop.png',
      'screens-progress--state.zh-dark.png',
    ]);
    expect(visitsOf(story).filter(({ axe }) => axe)).toHaveLength(3);
  });

  it('of a flow: two pictures', () => {
    const [story] = storiesToWalk([entry('Flows/Day', ['test', 'picture'])]);
    if (!story) throw new Error('no story');
    expect([...expectedPictures([story])]).toEqual(['flows-day--state.phone.png', 'flows-day--state.desktop.png']);
    expect(visitsOf(story).filter(({ axe }) => axe)).toHaveLength(0);
  });

  it.each(['en-dark', 'zh-light'])('of seven screens in a row, %s: every scheme once', (variant) => {
    const titles = Array.from({ length: 7 }, (_, i) => entry(`Screens/S${i}`));
    const schemes = storiesToWalk(titles).map(
      (story) => visitsOf(story).find((visit) => visit.variant === variant)?.look.scheme,
    );
    expect(schemes).toEqual(SCHEMES);
    expect(SCHEMES).toEqual([...THEME_SCHEMES]);
    expect(SCHEMES).toEqual([...COLOR_SCHEMES]);
  });

  it('of a story without a picture: axe all the same, after it was mounted', () => {
    const [story] = storiesToWalk([entry('Screens/Video', ['test', 'no-picture'])]);
    if (!story) throw new Error('no story');
    const visits = visitsOf(story);
    expect(expectedPictures([story]).size).toBe(0);
    expect(visits[0]?.variant).toBe('phone');
    expect(visits.filter(({ axe }) => axe)).toHaveLength(3);
  });
});
