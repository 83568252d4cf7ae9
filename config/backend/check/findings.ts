import type { ErrorObject } from 'ajv/dist/2020.js';

/** A deviation from the contract. It leaves out the value that was sent, which may be the student's personal data. */
export interface Finding {
  /** A path such as `Value.rows[].Id`; outside the envelope `status`, `body` or the name of a header. */
  field: string;
  reason: string;
}

/**
 * Returns `Value.rows[].Id` for `/Value/rows/3/Id`. Without row numbers, the same mistake in many rows is one finding.
 */
function fieldOf(instancePath: string, last?: string): string {
  const parts = instancePath.split('/').slice(1);
  if (last !== undefined) parts.push(last);
  return parts
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** Describes the type of a value (`a string`, `a list` …) without revealing the value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty string';
  return typeof value === 'number' && !Number.isInteger(value) ? 'a number with decimals' : `a ${typeof value}`;
}

/** Whether an error only says that a nullable field is not null; the error of the other `anyOf` branch is enough. */
const isNoise = ({ keyword, schemaPath, params }: ErrorObject) =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null' && schemaPath.includes('/anyOf/'));

function findingOf({ instancePath, keyword, params, data, parentSchema }: ErrorObject): Finding {
  const field = fieldOf(instancePath);
  switch (keyword) {
    case 'required':
      return { field: fieldOf(instancePath, String(params['missingProperty'])), reason: 'is missing' };
    case 'type':
      return { field, reason: `must be ${[params['type']].flat().join(' or ')}, is ${kindOf(data)}` };
    case 'enum':
      return { field, reason: `must be one of ${JSON.stringify(params['allowedValues'])}, is another ${typeof data}` };
    case 'const':
      return { field, reason: `must be ${JSON.stringify(params['allowedValue'])}, is ${kindOf(data)}` };
    case 'format':
    case 'pattern': {
      const meant = (parentSchema as { description?: string } | undefined)?.description;
      return { field, reason: `is ${kindOf(data)}, but none of this form: ${meant ?? JSON.stringify(params)}` };
    }
    case 'discriminator':
      return { field: fieldOf(instancePath, String(params['tag'])), reason: 'names no variant of the contract' };
    default:
      return { field, reason: `breaks the rule "${keyword}"` };
  }
}

/** Converts a validator's errors to findings without duplicates. A field of the wrong type has no other findings. */
export function findingsOf(errors: readonly ErrorObject[]): Finding[] {
  const telling = errors.filter((error) => !isNoise(error));
  const mistyped = new Set(telling.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])));
  const found = telling
    .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
    .map(findingOf);
  return [...new Map(found.map((one) => [`${one.field} ${one.reason}`, one])).values()];
}
