import { createContext, use, type ReactNode } from 'react';

/** Option of `t` that selects the wording with "post", where a translation has one. */
type LessonNoun = { context: 'posts' } | Record<never, never>;

const LESSON: LessonNoun = {};
const POST: LessonNoun = { context: 'posts' };

const NounContext = createContext(LESSON);

interface LessonNounProviderProps {
  /** The school says "post" instead of "lesson" (002 §2). */
  calledPosts: boolean;
  children: ReactNode;
}

/** Provides what lessons are called; for screens whose lessons may be called posts. */
export function LessonNounProvider({ calledPosts, children }: LessonNounProviderProps) {
  return <NounContext value={calledPosts ? POST : LESSON}>{children}</NounContext>;
}

/** Returns what the lessons of this screen are called, as an option of `t`. */
export function useLessonNoun(): LessonNoun {
  return use(NounContext);
}
