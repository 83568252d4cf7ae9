/** `npm run openapi`: writes docs/openapi.json from the wire types (ADR 37). */
import { writeFileSync } from 'node:fs';
import { contractSchema } from './contract-schema.ts';
import { openApiDocument } from './document.ts';
import { OPENAPI_FILE, toText } from './file.ts';

const document = openApiDocument(contractSchema());
writeFileSync(OPENAPI_FILE, toText(document));
console.log(`${OPENAPI_FILE}: ${Object.keys(document.paths).length} operations`);
