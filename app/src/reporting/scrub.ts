/** The maximum length of a message, in characters. */
const MESSAGE_LENGTH = 200;
/** The maximum number of frames of a stack. The innermost are kept, where the error occurred. */
const FRAMES = 10;
const REMOVED = '…';

/** React's number for a message that its production build omits. It is no data about a student. */
const REACT_CODE = /^Minified React error #\d{1,3}(?=;)/;

/**
 * From the first quotation mark to the last, or to the end, since quoted text may contain quotation marks; including
 * the rest of the words around them, since an address may contain quotation marks, too.
 */
const QUOTED = /\S*?["'`“”‘’«»「」『』](?:.*["'`“”‘’«»「」『』]\S*|.*)/s;

/**
 * A word or an identifier of a program: at most 30 ASCII letters, including the dots between its parts, with the
 * punctuation around them.
 */
const WORD = /^[([{]*(?=[a-z_$.-]{1,30}[)\]},.:;!?]*$)[a-z_$][a-z_$-]{0,29}(?:\.[a-z_$]{1,30}){0,3}[)\]},.:;!?]*$/i;

/**
 * Returns the words of an error's message that consist of letters. Everything else in it may be a value (a number, an
 * address, a name in another script, quoted text), and is replaced.
 */
export function scrubMessage(message: string): string {
  const [code] = REACT_CODE.exec(message) ?? [];
  if (code !== undefined) return code;
  return message
    .slice(0, MESSAGE_LENGTH * 5)
    .replace(QUOTED, ` ${REMOVED} `)
    .trim()
    .split(/\s+/)
    .map((word) => (word === '' || WORD.test(word) ? word : REMOVED))
    .join(' ')
    .replaceAll(/…(?: …)+/g, REMOVED)
    .slice(0, MESSAGE_LENGTH);
}

/** Returns the name of an error's class; `Error` for anything that is no such name. */
export function scrubName(name: unknown): string {
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$/.test(name) ? name : 'Error';
}

/**
 * A stack frame in a file of the build, in the format of Chromium (`at f (url:1:2)`) or of other browsers
 * (`f@url:1:2`).
 */
const FRAME = /^(?:\s*at\s|[^\s@]*@).*?\/assets\/([\w.-]+-[\w-]{8}\.js:\d+:\d+)\)?$/;

/**
 * Returns the positions of a stack in files of the build, `core-DZCEeMgK.js:1:2345`, innermost first. The message, with
 * which Chromium begins a stack, and everything in other files is omitted.
 */
export function scrubStack(stack: string, message: string): string[] {
  const afterMessage =
    message !== '' && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return afterMessage
    .split('\n')
    .flatMap((line) => FRAME.exec(line)?.[1] ?? [])
    .slice(0, FRAMES);
}

/**
 * Returns the field that a decoder could not read (`Lessons.3.Id: Expected …`), without the value found there:
 * `Lessons.*.Id`. Anything that is no path of fields and rows is replaced.
 */
export function scrubField(detail: string): string {
  const [path = ''] = detail.split(':');
  const isPath = /^[A-Za-z]\w{0,40}(?:\.(?:\d+|[A-Za-z]\w{0,40}))*$/.test(path);
  return isPath ? path.replaceAll(/\.\d+(?=\.|$)/g, '.*') : REMOVED;
}

/** Returns the name of a call as in the contract's table (`Course/GetCourses`); anything else is replaced. */
export function scrubCall(path: string): string {
  return /^[A-Za-z]+(?:\/[A-Za-z][A-Za-z\d]{0,60})?$/.test(path) ? path : REMOVED;
}
