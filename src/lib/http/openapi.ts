import { z } from 'zod';
import { allows, mostOfKeys } from './areas.ts';
import type { Operation } from './handlers.ts';
import { accessBy } from './invoke.ts';

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'A sentence a person can act on.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'On 400: path → what is wrong.',
    },
    current: { description: 'On 409: what is true now.' },
  },
};

/** The OpenAPI 3.1 document of every operation, made from the contracts. */
export function openApiDocument(all: readonly Operation[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of all) {
    const { call, endpoint } = operation;
    const [method = '', path = ''] = call.split(' ');
    const refusals = [
      400,
      403,
      404,
      429,
      503,
      ...(endpoint.who === 'visitor' ? [] : [401]),
      ...(endpoint.refusals ?? []),
    ];
    const success = endpoint.reply ? (endpoint.status ?? 200) : 204;
    (paths[path] ??= {})[method.toLowerCase()] = {
      summary: endpoint.summary,
      tags: [path.split('/')[2] ?? 'site'],
      'x-who': endpoint.who,
      ...(endpoint.area ? { 'x-area': endpoint.area, 'x-access': endpoint.access ?? accessBy(call) } : {}),
      ...(endpoint.who === 'visitor'
        ? {}
        : {
            security: [
              { [endpoint.who === 'creator' ? 'creator' : 'session']: [] },
              ...(forKeys(operation) ? [{ key: [] }] : []),
            ],
          }),
      parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
      ...(endpoint.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
            },
          }
        : {}),
      responses: {
        [success]: endpoint.reply
          ? {
              description: 'Done',
              content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
            }
          : { description: 'Done' },
        ...Object.fromEntries(
          refusals.sort().map((status) => [
            status,
            {
              description: 'Refused',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ]),
        ),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright', version, description: 'The host decides which site a call is about.' },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the site: `sw_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: 'sitewright_session' },
        // On the platform's host alone.
        creator: { type: 'apiKey', in: 'cookie', name: 'sitewright_creator' },
      },
    },
  };
}

/** Whether a key for a program can be given what the call needs. */
const forKeys = ({ call, endpoint: { who, area, access = accessBy(call) } }: Operation): boolean =>
  who === 'owner' && area !== undefined && allows(mostOfKeys, area, access);

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part as z.ZodType, undefined).success,
    schema: jsonSchema(part as z.ZodType, 'input'),
  }));
}
