import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../processes.mjs';
import type { OpenApiDocument } from './document.ts';

export const OPENAPI_FILE = join(ROOT, 'docs/openapi.json');

/** The document as it is kept. */
export const toText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 1)}\n`;

/** The document that is kept. */
export const readOpenApi = (): OpenApiDocument => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;
