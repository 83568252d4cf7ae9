import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts for a password on the terminal without echoing it. Throws when there is no terminal. */
export async function askPassword(userName: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Set PORTAL_CHECK_PASSWORD: there is no terminal to ask for the password.');
  process.stdout.write(`Password of ${userName}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
