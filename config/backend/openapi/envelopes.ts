import type { Schema } from './schema.ts';

const messages: Schema = { $ref: '#/components/schemas/Messages' };

const envelopeWith = (success: boolean, value: Schema): Schema => ({
  type: 'object',
  properties: {
    IsSuccess: { type: 'boolean', const: success },
    Value: value,
    MessageErrorTextArray: messages,
    MessageTextArray: messages,
  },
  required: ['IsSuccess', 'Value', 'MessageErrorTextArray', 'MessageTextArray'],
});

/** The envelope of a success. */
export const envelope = (value: Schema): Schema => envelopeWith(true, value);

/** The envelope of a refusal; `Value` is null unless a schema is given. */
export const refusal = (value: Schema | undefined): Schema =>
  value ? envelopeWith(false, value) : { $ref: '#/components/schemas/Refusal' };

export const SHARED_SCHEMAS: Record<string, Schema> = {
  Messages: {
    type: 'array',
    items: { type: 'string' },
    description: 'Plain text, never HTML; empty if there is none.',
  },
  Refusal: envelopeWith(false, { type: 'null' }),
};

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

export const SHARED_RESPONSES = {
  BadRequest: refused('The request is no JSON, lacks a field, or has one of another type.'),
  Expired: refused('There is no token, or it is not valid, or has expired.'),
};
