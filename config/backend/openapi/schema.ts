/** The fields of a JSON schema that docs/openapi.json uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  [more: string]: unknown;
}

/** Replaces every schema within a schema, then the schema itself; nested schemas first. */
export function mapSchema(schema: Schema, replace: (one: Schema) => Schema): Schema {
  const inner = (one: Schema) => mapSchema(one, replace);
  const mapped: Schema = { ...schema };
  if (schema.properties) {
    mapped.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, inner(one)]));
  }
  if (schema.items) mapped.items = inner(schema.items);
  if (schema.anyOf) mapped.anyOf = schema.anyOf.map(inner);
  if (schema.oneOf) mapped.oneOf = schema.oneOf.map(inner);
  return replace(mapped);
}
