import { createContext, use, type ReactNode } from 'react';

/** Option of `t`: picks the wording with "post" of a translation that has one. */
type LessonNoun = { context: 'posts' } | Record<never, never>;

const LESSON: LessonNoun = {};
const POST: LessonNoun = { context: 'posts' };

const NounContext = createContext(LESSON);

interface LessonNounProviderProps {
  /** The school says "post" instead of "lesson" (002 §2). */
  calledPosts: boolean;
  children: ReactNode;
}

/** Set by a screen whose lessons may be called posts. */
export function LessonNounProvider({ calledPosts, children }: LessonNounProviderProps) {
  return <NounContext value={calledPosts ? POST : LESSON}>{children}</NounContext>;
}

/** What the lessons of this screen are called, as an option of `t`. */
export function useLessonNoun(): LessonNoun {
  return use(NounContext);
}
