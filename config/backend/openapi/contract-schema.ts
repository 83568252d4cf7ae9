import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { ROOT } from '../../processes.mjs';
import { mapSchema, type Schema } from './schema.ts';

/** The contract as JSON schemas. */
export interface ContractSchema {
  /** A schema of `CallType` for each path `Segment/Call`. */
  calls: Record<string, Schema>;
  /** What the calls refer to, as `#/components/schemas/<name>`. */
  components: Record<string, Schema>;
}

/** `PagedWire<StudentCourseWire>` is `PagedStudentCourse` in the document. */
const componentName = (type: string) => type.replaceAll(/Wire|[^A-Za-z]/g, '');

/** A schema as the generator makes it, in the words of OpenAPI. */
function forOpenApi(sent: Schema): Schema {
  const { values, $ref, ...rest } = sent;
  const schema: Schema = { ...rest };
  // The wire types keep a code a plain number, as the portal tolerates others; the document has the list of them.
  if (Array.isArray(values)) schema.enum = values as unknown[];
  if ($ref) {
    schema.$ref = `#/components/schemas/${componentName(decodeURIComponent($ref.replace('#/definitions/', '')))}`;
  }
  // Variants that name their `type` exclude each other.
  if (schema.anyOf?.every(({ properties }) => properties?.['type']?.const !== undefined)) {
    schema.oneOf = schema.anyOf;
    delete schema.anyOf;
  }
  return schema;
}

/** Reads the types of config/backend/contract; takes seconds. */
export function contractSchema(): ContractSchema {
  const generated = createGenerator({
    path: join(ROOT, 'config/backend/contract/contract.ts'),
    tsconfig: join(ROOT, 'tsconfig.json'),
    type: 'Contract',
    expose: 'export',
    topRef: false,
    jsDoc: 'extended',
    extraTags: ['values'],
    // `tsc` does that for the whole repository.
    skipTypeCheck: true,
    // The client ignores fields that it does not know, and so does the server.
    additionalProperties: true,
  }).createSchema('Contract') as Schema & { definitions: Record<string, Schema> };
  return {
    calls: Object.fromEntries(
      Object.entries(generated.properties ?? {}).map(([path, call]) => [path, mapSchema(call, forOpenApi)]),
    ),
    components: Object.fromEntries(
      Object.entries(generated.definitions).map(([type, one]) => [componentName(type), mapSchema(one, forOpenApi)]),
    ),
  };
}
