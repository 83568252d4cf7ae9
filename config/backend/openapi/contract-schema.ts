import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { ROOT } from '../../processes.mjs';
import { mapSchema, type Schema } from './schema.ts';

/** The contract as JSON schemas. */
export interface ContractSchema {
  /** A schema of `CallType` for each path `Segment/Call`. */
  calls: Record<string, Schema>;
  /** Schemas that the calls refer to as `#/components/schemas/<name>`, by name. */
  components: Record<string, Schema>;
}

/** Returns the component name of a type: `PagedStudentCourse` for `PagedWire<StudentCourseWire>`. */
const componentName = (type: string) => type.replaceAll(/Wire|[^A-Za-z]/g, '');

/** Converts a schema of ts-json-schema-generator to OpenAPI. */
function forOpenApi(sent: Schema): Schema {
  const { values, $ref, ...rest } = sent;
  const schema: Schema = { ...rest };
  // Wire types declare a code as a number, since the portal tolerates unknown ones; the document lists the known codes.
  if (Array.isArray(values)) schema.enum = values as unknown[];
  if ($ref) {
    schema.$ref = `#/components/schemas/${componentName(decodeURIComponent($ref.replace('#/definitions/', '')))}`;
  }
  // Variants that are told apart by a constant `type` exclude each other.
  if (schema.anyOf?.every(({ properties }) => properties?.['type']?.const !== undefined)) {
    schema.oneOf = schema.anyOf;
    delete schema.anyOf;
  }
  return schema;
}

/** Generates the schemas from the types of config/backend/contract; takes seconds. */
export function contractSchema(): ContractSchema {
  const generated = createGenerator({
    path: join(ROOT, 'config/backend/contract/contract.ts'),
    tsconfig: join(ROOT, 'tsconfig.json'),
    type: 'Contract',
    expose: 'export',
    topRef: false,
    jsDoc: 'extended',
    extraTags: ['values'],
    // `tsc` checks the types of the whole repository.
    skipTypeCheck: true,
    // Client and server ignore unknown fields.
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
