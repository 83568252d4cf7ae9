import type { ContractSchema } from './contract-schema.ts';
import { envelope, refusal, SHARED_RESPONSES, SHARED_SCHEMAS } from './envelopes.ts';
import type { Schema } from './schema.ts';

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  security: Record<string, never[]>[];
  parameters?: { name: string; in: 'query'; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { $ref: string } | { description: string; content: Record<string, { schema: Schema }> }>;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, Schema> } & Record<string, unknown>;
  [more: string]: unknown;
}

/** Security requirements by `access` of the call: an empty list requires nothing, several entries are alternatives. */
const SECURITY: Record<string, Operation['security']> = {
  anonymous: [],
  provider: [{ provider: [] }],
  token: [{ token: [] }, { token: [], jwt: [] }, { provider: [] }],
};

const SECURITY_SCHEMES = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The word `Basic`, a space, and the `AuthorizationToken` of a session response as it was sent: it is not encoded again.',
  },
  jwt: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Jwt-Token',
    description: 'The `AuthorizationJwtToken`, beside the token, after a sign-in with LoginUsingToken.',
  },
  provider: { type: 'http', scheme: 'bearer', description: 'The access token of the identity provider.' },
};

/** Builds the OpenAPI document of the contract. */
export function openApiDocument({ calls, components }: ContractSchema): OpenApiDocument {
  const inOrder = Object.keys(calls).toSorted();
  const paths = Object.fromEntries(inOrder.map((path) => [`/${path}`, pathItem(path, calls[path] ?? {}, components)]));
  return {
    openapi: '3.1.1',
    info: {
      title: 'What the student portal asks of its server',
      version: '1.0.0',
      description:
        'Every call answers an envelope. Only HTTP 200 with `IsSuccess` true is a success; a refusal is HTTP 200 with `IsSuccess` false and its messages. Generated from the wire types by `npm run openapi`: edit those.',
    },
    servers: [{ url: '/api', description: 'The key `apiBase` of config.json.' }],
    tags: [...new Set(inOrder.map(segmentOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...SHARED_SCHEMAS, ...inBodies(components, paths) },
      responses: SHARED_RESPONSES,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Keeps the components that a schema refers to. Types of query parameters are written out as parameters instead. */
function inBodies(components: ContractSchema['components'], paths: object): ContractSchema['components'] {
  const text = JSON.stringify([paths, components]);
  return Object.fromEntries(
    Object.entries(components).filter(([name]) => text.includes(`"#/components/schemas/${name}"`)),
  );
}

const segmentOf = (path: string) => path.slice(0, path.indexOf('/'));

function pathItem(path: string, { properties = {}, description }: Schema, components: ContractSchema['components']) {
  const { method, access, query, body, value = {}, refused } = properties;
  const operation: Operation = {
    operationId: path.replace('/', '_'),
    tags: [segmentOf(path)],
    ...(description ? { summary: description } : {}),
    security: SECURITY[typeof access?.const === 'string' ? access.const : 'token'] ?? [],
    ...(query ? { parameters: parametersOf(query, components) } : {}),
    ...(method?.const === 'POST' ? { requestBody: requestBody(body) } : {}),
    responses: {
      '200': {
        description: 'The data, or a refusal.',
        content: { 'application/json': { schema: { oneOf: [envelope(value), refusal(refused)] } } },
      },
      '400': { $ref: '#/components/responses/BadRequest' },
      ...(access?.const === 'anonymous' ? {} : { '401': { $ref: '#/components/responses/Expired' } }),
    },
  };
  return method?.const === 'POST' ? { post: operation } : { get: operation };
}

function parametersOf(query: Schema, components: ContractSchema['components']): NonNullable<Operation['parameters']> {
  const { properties = {}, required = [] } = query.$ref
    ? (components[query.$ref.replace('#/components/schemas/', '')] ?? {})
    : query;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(body: Schema | undefined): NonNullable<Operation['requestBody']> {
  const schema = body ?? { type: 'object', description: 'An empty object.' };
  return { required: schema.type !== 'null', content: { 'application/json': { schema } } };
}
