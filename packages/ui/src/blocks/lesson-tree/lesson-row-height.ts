/** The usual height of a lesson's row in px, with its hairline: as long as it is not drawn, it counts for so much. */
export const LESSON_ROW_HEIGHT = 64;
