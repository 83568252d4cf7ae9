// @ts-check
import process from 'node:process';

/**
 * @typedef {object} Playing How a story is played. Its assertions must hold in every language and with motion.
 * @property {'en' | 'zh' | 'pseudo'} language
 * @property {boolean} motion
 */

/**
 * In each rotation one story in six plays in Chinese and one in ten with motion, so each story does so in every sixth
 * and tenth rotation. These stories are played again for their pictures (visit.mjs), so more of them would cost time.
 */
const CHINESE = 6;
const MOVING = 10;

export const LANGUAGES = /** @type {const} */ (['en', 'zh', 'pseudo']);

/**
 * Returns a hash of a text, the same in every run.
 * @param {string} text
 */
const hash = (text) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);

/**
 * Returns how a story is played in a rotation. A flow always plays in the language of its student.
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
 * Returns the environment variables of a run of all stories. The rotation changes every day, unless `PORTAL_ROTATION`
 * is set to repeat a failed run.
 * @param {{ language?: string | undefined, motion?: boolean | undefined, plays?: boolean | undefined }} asked Language and
 *   motion of all plays, instead of those of the rotation; `plays`: no pictures are taken.
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
 * Whether this run only plays the stories, without pictures.
 * @param {NodeJS.ProcessEnv} [env] From {@link playEnvironment}.
 */
export const playsOnly = (env = process.env) => env['PORTAL_PLAYS'] === 'only';

/**
 * Returns how a story is played in this run.
 * @param {{ id: string, title: string }} story
 * @param {NodeJS.ProcessEnv} [env] From {@link playEnvironment}.
 * @returns {Playing}
 */
export function playingNow(story, env = process.env) {
  const { language, motion } = playingOf(story, Number(env['PORTAL_ROTATION'] ?? 0));
  return {
    language: LANGUAGES.find((one) => one === env['PORTAL_LANGUAGE']) ?? language,
    motion: env['PORTAL_MOTION'] === 'on' || motion,
  };
}
