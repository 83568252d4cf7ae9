import { describe, expect, it } from 'vitest';
import { playEnvironment, playingNow, playingOf, playsOnly } from './plays.mjs';

const stories = Array.from({ length: 300 }, (_, i) => ({
  id: `screens-live-classes--state-${i}`,
  title: 'Screens/Live classes',
}));
const [story = { id: '', title: '' }] = stories;
const rotations = Array.from({ length: 30 }, (_, i) => i);

describe('a play in its rotation', () => {
  it.each([
    [0, 'zh', true],
    [1, 'en', false],
    [3, 'en', false],
    [6, 'zh', false],
    [10, 'en', true],
    [29, 'en', false],
    [30, 'zh', true],
  ])('%i', (rotation, language, motion) => {
    expect(playingOf({ id: 'screens-live-classes--upcoming', title: 'Screens/Live classes' }, rotation)).toEqual({
      language,
      motion,
    });
  });

  it('is in Chinese for a sixth of the stories, with motion for a tenth', () => {
    const played = stories.map((one) => playingOf(one, 17));
    expect(Math.abs(played.filter(({ language }) => language === 'zh').length - 50)).toBeLessThan(15);
    expect(Math.abs(played.filter(({ motion }) => motion).length - 30)).toBeLessThan(15);
  });

  it('is once in thirty days in Chinese with motion, for every story', () => {
    for (const one of stories) {
      const both = rotations.map((rotation) => playingOf(one, rotation)).filter((p) => p.language === 'zh' && p.motion);
      expect(both).toHaveLength(1);
    }
  });

  it('of a flow is always the same: its student has a language', () => {
    const flow = { id: story.id, title: 'Flows/Dashboard' };
    for (const rotation of rotations) expect(playingOf(flow, rotation)).toEqual({ language: 'en', motion: false });
  });
});

describe('the plays of a run', () => {
  it.each([
    [{ PORTAL_ROTATION: '5' }, playingOf(story, 5)],
    [
      { PORTAL_ROTATION: '5', PORTAL_LANGUAGE: 'zh' },
      { language: 'zh', motion: playingOf(story, 5).motion },
    ],
    [
      { PORTAL_ROTATION: '5', PORTAL_LANGUAGE: 'pseudo', PORTAL_MOTION: 'on' },
      { language: 'pseudo', motion: true },
    ],
    [{}, playingOf(story, 0)],
  ])('with %o', (env, playing) => {
    expect(playingNow(story, env)).toEqual(playing);
  });

  it('have a rotation, and what is asked of all of them', () => {
    expect(playEnvironment({})).toEqual({ PORTAL_ROTATION: expect.stringMatching(/^\d+$/) });
    expect(playEnvironment({ language: 'zh', motion: true })).toMatchObject({
      PORTAL_LANGUAGE: 'zh',
      PORTAL_MOTION: 'on',
    });
  });

  it.each([true, false])('alone or with pictures: %s', (plays) => {
    expect(playsOnly(playEnvironment({ plays }))).toBe(plays);
  });
});
