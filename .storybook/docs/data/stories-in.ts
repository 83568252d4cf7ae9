/** A story in its file: its export name, the text of its comment, and its source. */
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

/** Converts a comment to a single line, without its asterisks. */
function sentence(comment: string): string {
  return comment
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/^\s*\*?\s*/, '')
    .trim();
}

/** Returns the stories of a file, in order. */
export function storiesIn(text: string): StorySource[] {
  return [...text.matchAll(STORY)].map(([source, comment = '', exportName = '']) => ({
    exportName,
    about: sentence(comment),
    source,
  }));
}

/** Returns the text of the comment before an exported component; '' without one. */
export function aboutComponent(text: string, name: string): string {
  const found = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\nexport (?:const|function) ${name}\b`).exec(text);
  return sentence(found?.[1] ?? '');
}
