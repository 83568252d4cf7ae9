/** A message is cut to this many characters. */
const MESSAGE_LENGTH = 200;
/** The innermost frames of a stack, where an error was made. */
const FRAMES = 10;
const REMOVED = '…';

/** React's number for a message that its production build leaves out, which is no student's. */
const REACT_CODE = /^Minified React error #\d{1,3}(?=;)/;

/**
 * From the first quotation mark to the last, or to the end: what an engine quotes may have quotation marks in it. With the rest
 * of the words around them: an address may have quotation marks, too.
 */
const QUOTED = /\S*?["'`“”‘’«»「」『』](?:.*["'`“”‘’«»「」『』]\S*|.*)/s;

/** A word or an identifier of a program: ASCII letters, 30 of them with its dots at most, with the punctuation around them. */
const WORD = /^[([{]*(?=[a-z_$.-]{1,30}[)\]},.:;!?]*$)[a-z_$][a-z_$-]{0,29}(?:\.[a-z_$]{1,30}){0,3}[)\]},.:;!?]*$/i;

/**
 * What may be told of an error's message: words of letters. Everything else in it may be a value (a number, an address, a
 * name in another script, what was quoted), and is replaced.
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

/** The name of an error's class; `Error` for what is no such name. */
export function scrubName(name: unknown): string {
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$/.test(name) ? name : 'Error';
}

/** A frame in a file of the build, as Chromium (`at f (url:1:2)`) and the others (`f@url:1:2`) write it. */
const FRAME = /^(?:\s*at\s|[^\s@]*@).*?\/assets\/([\w.-]+-[\w-]{8}\.js:\d+:\d+)\)?$/;

/**
 * The places of a stack in files of the build, `core-DZCEeMgK.js:1:2345`, innermost first. The message, with which Chromium
 * begins a stack, and everything in other files is left out.
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
 * The field that a decoder could not read (`Lessons.3.Id: Expected …`), without what it found there: `Lessons.*.Id`. What
 * is no path of fields and rows is left out.
 */
export function scrubField(detail: string): string {
  const [path = ''] = detail.split(':');
  const isPath = /^[A-Za-z]\w{0,40}(?:\.(?:\d+|[A-Za-z]\w{0,40}))*$/.test(path);
  return isPath ? path.replaceAll(/\.\d+(?=\.|$)/g, '.*') : REMOVED;
}

/** The name of a call as in the contract's table (`Course/GetCourses`); anything else is left out. */
export function scrubCall(path: string): string {
  return /^[A-Za-z]+(?:\/[A-Za-z][A-Za-z\d]{0,60})?$/.test(path) ? path : REMOVED;
}
