import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../processes.mjs';
import type { OpenApiDocument } from './document.ts';

export const OPENAPI_FILE = join(ROOT, 'docs/openapi.json');

/** Serialises the document as in docs/openapi.json. */
export const toText = (document: OpenApiDocument): string => `${JSON.stringify(document, null, 1)}\n`;

/** Reads docs/openapi.json. */
export const readOpenApi = (): OpenApiDocument => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;
