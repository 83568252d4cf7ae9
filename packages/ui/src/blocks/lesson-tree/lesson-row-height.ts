/** The usual height of a lesson's row in px, with its hairline: the estimate until it is rendered. */
export const LESSON_ROW_HEIGHT = 64;
