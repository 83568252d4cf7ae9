/** The student of the mock backend who has data of every kind. */
export const MEI = { userId: 5001, studentId: 7001, userName: 'mei' };
/** Ids of that student's data (mocks/fixtures). */
export const COURSE = 101;
export const MODULE = 11;
export const ASSESSMENT_MODULE = 12;
export const TEST = 301;
export const CARD = 'card_mei_1';
