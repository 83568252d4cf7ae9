import type { ErrorObject } from 'ajv/dist/2020.js';

/** What does not keep the contract, without the value that was sent: that may be the student's. */
export interface Finding {
  /** `Value.rows[].Id`; `status`, `body` or a header's name outside of the envelope. */
  field: string;
  reason: string;
}

/** `/Value/rows/3/Id` as `Value.rows[].Id`: what is wrong in one row is as a rule wrong in all. */
function fieldOf(instancePath: string, last?: string): string {
  const parts = instancePath.split('/').slice(1);
  if (last !== undefined) parts.push(last);
  return parts
    .map((part) => (/^\d+$/.test(part) ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** `an integer`, `a string`, `a list` …: what a value is, without saying it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (value === '') return 'an empty string';
  return typeof value === 'number' && !Number.isInteger(value) ? 'a number with decimals' : `a ${typeof value}`;
}

/** Of a nullable field, what the other branch says is enough. */
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

/** The findings in a validator's errors, each once; of a field of the wrong type, only that. */
export function findingsOf(errors: readonly ErrorObject[]): Finding[] {
  const telling = errors.filter((error) => !isNoise(error));
  const mistyped = new Set(telling.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])));
  const found = telling
    .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
    .map(findingOf);
  return [...new Map(found.map((one) => [`${one.field} ${one.reason}`, one])).values()];
}
