import { expect, test } from 'vitest';
import { fileProblem, fileSize, MAX_ATTACHMENT_BYTES, pastesFiles } from './files.ts';

test.each([
  ['notes.pdf', 1, null],
  ['NOTES.PDF', 1, null],
  ['photo.Jpg', 0, null],
  ['a.b.xlsx', 1, null],
  ['scan.png', MAX_ATTACHMENT_BYTES, null],
  ['scan.png', MAX_ATTACHMENT_BYTES + 1, 'tooLarge'],
  ['photo.jpeg', 1, 'wrongType'],
  ['recording.mp3', MAX_ATTACHMENT_BYTES + 1, 'wrongType'],
  ['notes.pdf.exe', 1, 'wrongType'],
  ['pdf', 1, 'wrongType'],
  ['notes.', 1, 'wrongType'],
  ['notes.pdf ', 1, 'wrongType'],
  ['', 1, 'wrongType'],
] as const)('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

test.each(['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'])(
  'a file of the type %s may be attached (001 §5)',
  (type) => {
    expect(fileProblem({ name: `notes.${type}`, size: 1 })).toBeNull();
  },
);

test.each([
  [0, 0, 'Bytes'],
  [1023, 1023, 'Bytes'],
  [1024, 1, 'Kb'],
  [88_474, 86.4, 'Kb'],
  [1_048_575, 1023.9, 'Kb'],
  [1_048_576, 1, 'Mb'],
  [MAX_ATTACHMENT_BYTES - 1, 19.9, 'Mb'],
  [MAX_ATTACHMENT_BYTES, 20, 'Mb'],
] as const)('%i bytes are shown as %s %s', (bytes, value, unit) => {
  expect(fileSize(bytes)).toEqual({ value, unit });
});

test.each([
  ['files alone', ['a.pdf', 'b.png'], '', true],
  ['text alone', [], 'words', false],
  ['nothing', [], '', false],
  ['cells of a table with a picture of them', ['image.png'], 'Monday\t40\r\nFriday\t25', false],
  ['files with their names', ['a.pdf', 'b.png'], 'a.pdf\rb.png', true],
  ['a file with its name in another form', ['e\u0301tude.pdf'], '\u00e9tude.pdf', true],
  ['a file with its name and a word', ['a.pdf'], 'a.pdf\nread this', false],
])('of %s files are pasted: %j with %j', (_what, names, text, expected) => {
  const files = names.map((name) => ({ name }));
  expect(pastesFiles(files, text)).toBe(expected);
});
