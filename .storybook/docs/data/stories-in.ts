/** A story in its file: its name in the code, what its comment says, and its source. */
export interface StorySource {
  exportName: string;
  about: string;
  source: string;
}

const COMMENT = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?`;
const STORY = new RegExp(
  String.raw`${COMMENT}export const (\w+)\b[\s\S]*?(?=\n(?:/\*\*|export |const |function |async |interface |type )|$(?![\s\S]))`,
  'g',
);

/** A comment as a sentence: without its stars and line ends. */
function sentence(comment: string): string {
  return comment
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/^\s*\*?\s*/, '')
    .trim();
}

/** The stories of a file, in order. */
export function storiesIn(text: string): StorySource[] {
  return [...text.matchAll(STORY)].map(([source, comment = '', exportName = '']) => ({
    exportName,
    about: sentence(comment),
    source,
  }));
}

/** What the comment before an exported component says. */
export function aboutComponent(text: string, name: string): string {
  const found = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\nexport (?:const|function) ${name}\b`).exec(text);
  return sentence(found?.[1] ?? '');
}
