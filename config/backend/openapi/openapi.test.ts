import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { contractSchema } from './contract-schema.ts';
import { openApiDocument } from './document.ts';
import { OPENAPI_FILE, readOpenApi, toText } from './file.ts';

const contract = contractSchema();

describe('docs/openapi.json', () => {
  test('is what the wire types say; if not, `npm run openapi`', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(toText(openApiDocument(contract)));
  });

  test('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(readOpenApi());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('has every call of the contract once, and refers to nothing that is not there', () => {
    const { paths, components } = readOpenApi();
    expect(Object.keys(paths)).toEqual(
      Object.keys(contract.calls)
        .map((path) => `/${path}`)
        .toSorted(),
    );
    const text = readFileSync(OPENAPI_FILE, 'utf8');
    const names = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => String(name)));
    expect([...names].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
  });
});
