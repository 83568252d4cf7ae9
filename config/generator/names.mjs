// @ts-check
/**
 * The spellings of a name that the templates use.
 * @typedef {object} Names
 * @property {string} kebab `practice-tests`: folders and files.
 * @property {string} camel `practiceTests`: ids, keys, translations.
 * @property {string} pascal `PracticeTests`: components, types of lists.
 * @property {string} one `practiceTest`: singular.
 * @property {string} One `PracticeTest`: singular, for types.
 * @property {string} spaced `practice tests`: in sentences.
 * @property {string} title `Practice tests`: in headings.
 */

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string[]} words */
const camelCase = ([first = '', ...rest]) => first + rest.map(capital).join('');

/**
 * @param {string} name In any spelling: `practice-tests`, `practiceTests`, `Practice tests`.
 * @returns {Names}
 */
export function namesOf(name) {
  if (!/^[A-Za-z][\w\s-]*$/.test(name)) {
    throw new Error(
      `"${name}" is no name: write it in Latin letters and digits, a letter first; --title-zh has the Chinese.`,
    );
  }
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  const one = [...words.slice(0, -1), last.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')];
  return {
    kebab: words.join('-'),
    camel: camelCase(words),
    pascal: capital(camelCase(words)),
    one: camelCase(one),
    One: capital(camelCase(one)),
    spaced: words.join(' '),
    title: capital(words.join(' ')),
  };
}
