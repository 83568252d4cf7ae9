// @ts-check
import process from 'node:process';

/**
 * @typedef {object} Playing How the play of a story runs: what it says has to hold in every language, and while things move.
 * @property {'en' | 'zh' | 'pseudo'} language
 * @property {boolean} motion
 */

/**
 * One play in six is in Chinese, one in ten with motion; all are, once in thirty rotations each way. Each of them is played again
 * for its pictures (visit.mjs), so more of them cost time.
 */
const CHINESE = 6;
const MOVING = 10;

export const LANGUAGES = /** @type {const} */ (['en', 'zh', 'pseudo']);

/**
 * A number of a text, the same in every run.
 * @param {string} text
 */
const hash = (text) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);

/**
 * How a story plays in a rotation. A flow plays in the language of its student.
 * @param {{ id: string, title: string }} story
 * @param {number} rotation
 * @returns {Playing}
 */
export function playingOf({ id, title }, rotation) {
  const turn = hash(id) + rotation;
  const flow = title.startsWith('Flows/');
  return { language: !flow && turn % CHINESE === 0 ? 'zh' : 'en', motion: !flow && turn % MOVING === 0 };
}

/**
 * The environment of a run of all stories. A rotation changes from day to day unless it is given, as by somebody who
 * repeats a red run.
 * @param {{ language?: string | undefined, motion?: boolean | undefined, plays?: boolean | undefined }} asked Language and
 *   motion of all plays, instead of the rotation; and whether to play only.
 */
export function playEnvironment({ language, motion, plays }) {
  const rotation = process.env['PORTAL_ROTATION'] ?? String(Math.floor(Date.now() / 86_400_000));
  return {
    PORTAL_ROTATION: rotation,
    ...(language === undefined ? {} : { PORTAL_LANGUAGE: language }),
    ...(motion ? { PORTAL_MOTION: 'on' } : {}),
    ...(plays ? { PORTAL_PLAYS: 'only' } : {}),
  };
}

/**
 * Whether this run only plays the stories.
 * @param {NodeJS.ProcessEnv} [env] Of {@link playEnvironment}.
 */
export const playsOnly = (env = process.env) => env['PORTAL_PLAYS'] === 'only';

/**
 * How a story plays in this run.
 * @param {{ id: string, title: string }} story
 * @param {NodeJS.ProcessEnv} [env] Of {@link playEnvironment}.
 * @returns {Playing}
 */
export function playingNow(story, env = process.env) {
  const { language, motion } = playingOf(story, Number(env['PORTAL_ROTATION'] ?? 0));
  return {
    language: LANGUAGES.find((one) => one === env['PORTAL_LANGUAGE']) ?? language,
    motion: env['PORTAL_MOTION'] === 'on' || motion,
  };
}
