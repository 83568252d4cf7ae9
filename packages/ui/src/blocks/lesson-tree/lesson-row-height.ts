/** Usual height of a lesson's row in px, with its hairline: the height of its placeholder until it is rendered. */
export const LESSON_ROW_HEIGHT = 64;
