import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation } from './document.ts';
import { mapSchema, type Schema } from './schema.ts';

/** Validates a value; returns no errors when it is valid. */
type Check = (sent: unknown) => ErrorObject[];

/** Validators for requests and responses of a call. */
export interface CallValidators {
  method: 'GET' | 'POST';
  operation: Operation;
  /** The body of a POST. */
  body: Check;
  /** Query parameters by name; numbers and booleans are not strings here. */
  query: Check;
  /** The envelope of a success. */
  success: Check;
  /** The envelope of a refusal. */
  refusal: Check;
}

/** Makes Ajv choose the variant of a union by its `type`, so that it reports the errors of that variant only. */
function withDiscriminator(schema: Schema): Schema {
  const isTagged = schema.oneOf?.every(({ properties }) => typeof properties?.['type']?.const === 'string');
  return isTagged ? { type: 'object', ...schema, discriminator: { propertyName: 'type' } } : schema;
}

const pointer = (...parts: string[]) =>
  `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Creates the validators for the calls of a document, by path `Segment/Call`. */
export function createValidators({ paths, components }: OpenApiDocument): Map<string, CallValidators> {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, discriminator: true, allowUnionTypes: true });
  // The package is CommonJS: the import is typed as its module, whose `default` is the function.
  addFormats.default(ajv, ['date', 'date-time']);
  ajv.addVocabulary(['paths', 'components']);
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, mapSchema(schema, withDiscriminator)]),
  );
  ajv.addSchema({ $id: 'contract', paths, components: { schemas } });
  const check = (schema: object): Check => {
    let validate: ValidateFunction | undefined;
    return (sent) => {
      validate ??= ajv.compile(schema);
      return validate(sent) ? [] : (validate.errors ?? []);
    };
  };

  const entries = Object.entries(paths).flatMap(([path, { get, post }]) => {
    const operation = get ?? post;
    if (!operation) return [];
    const at = (...parts: string[]) => ({ $ref: pointer('paths', path, get ? 'get' : 'post', ...parts) });
    const answer = ['responses', '200', 'content', 'application/json', 'schema'];
    const parameters = operation.parameters ?? [];
    const validators: CallValidators = {
      method: get ? 'GET' : 'POST',
      operation,
      body: check(operation.requestBody ? at('requestBody', 'content', 'application/json', 'schema') : {}),
      query: check({
        type: 'object',
        properties: Object.fromEntries(
          parameters.map(({ name }, index) => [name, at('parameters', String(index), 'schema')]),
        ),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      }),
      success: check(at(...answer, 'oneOf', '0')),
      refusal: check(at(...answer, 'oneOf', '1')),
    };
    return [[path.slice(1), validators] as const];
  });
  return new Map(entries);
}
