import { z } from 'zod';
import { allows, mostOfKeys } from '../areas.ts';
import { GENERAL_CODES } from '../../errors.ts';
import type { DeclaredRefusal } from '../contract.ts';
import { generalFor } from './declared-refusals.ts';
import type { Operation } from '../handlers.ts';
import { accessBy } from '../invoke.ts';
import type { PlatformStreamedCall, StreamedBody, StreamedCall } from '../requests/streamed.ts';

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence a person can act on.' },
    code: {
      type: 'string',
      description: `Stable, to switch on. Any call: ${Object.keys(GENERAL_CODES).join(', ')}; \`unexpected\` on 500.`,
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'On 400: path → what is wrong.',
    },
    current: { description: 'What is true now, for codes that say so.' },
  },
};

type Described = Pick<Operation['endpoint'], 'who' | 'area' | 'access' | 'summary'> & {
  refusals?: Readonly<Record<string, DeclaredRefusal>> | undefined;
  call: string;
  parameters: object[];
  takes?: object | undefined;
  gives: object;
  success: number;
};

/** The OpenAPI 3.1 document of every call, made from the contracts and the descriptions of streamed calls. */
export function openApiDocument(
  all: readonly Operation[],
  streamed: readonly (StreamedCall | PlatformStreamedCall)[],
  version: string,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of [...all.map(ofContract), ...streamed.map(ofStreamed)]) {
    const [method = '', path = ''] = one.call.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = described(one, path);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright', version, description: 'The host name determines the site.' },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the site: `sw_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: 'sitewright_session' },
        // On the platform's host only.
        creator: { type: 'apiKey', in: 'cookie', name: 'sitewright_creator' },
      },
    },
  };
}

const ofContract = ({ call, endpoint }: Operation): Described => ({
  ...endpoint,
  call,
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  takes: endpoint.body && content('application/json', jsonSchema(endpoint.body, 'input')),
  gives: endpoint.reply ? content('application/json', jsonSchema(endpoint.reply, 'output')) : {},
  success: endpoint.reply ? (endpoint.status ?? 200) : 204,
});

const BYTES = { type: 'string', format: 'binary' };

function ofStreamed(one: StreamedCall | PlatformStreamedCall): Described {
  const { method, path, who, described: words } = one;
  const { summary, query, headers = {}, takes, gives, status = 200 } = words;
  const body = ({ type, schema }: StreamedBody, io: 'input' | 'output') =>
    content(type, schema ? jsonSchema(schema, io) : BYTES);
  return {
    call: `${method} ${path}`,
    summary,
    who,
    ...('area' in one && one.area ? { area: one.area } : {}),
    refusals: {
      ...(takes ? { 'too-large': { status: 413 }, 'wrong-type': { status: 415 } } : {}),
      ...(status === 200 && gives ? {} : { conflict: {} }),
    },
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...parameters(query, 'query'),
      ...Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
    ],
    takes: takes && body(takes, 'input'),
    gives: gives ? body(gives, 'output') : {},
    success: status,
  };
}

const content = (type: string | readonly string[], schema: object) => ({
  content: Object.fromEntries([type].flat().map((each) => [each, { schema }])),
});

const ERROR = { $ref: '#/components/schemas/Error' };

/** Replies of one status: with a code of every call, or one that this call declares. */
function refused(status: number, declared: Described['refusals'] = {}) {
  const own = Object.entries(declared).filter(([, { status: at = 409 }]) => at === status);
  const shapes = own.map(([code, { current }]) => ({
    properties: { code: { const: code }, ...(current ? { current: jsonSchema(current, 'output') } : {}) },
  }));
  const schema = shapes.length > 0 ? { allOf: [ERROR, { anyOf: [...shapes, generalShape(status)] }] } : ERROR;
  return { description: 'Refused', ...content('application/json', schema) };
}

const generalShape = (status: number) => ({ properties: { code: { const: generalFor(status) } } });

function described(one: Described, path: string) {
  const { call, summary, who, area, access = accessBy(call) } = one;
  const own = Object.values(one.refusals ?? {}).map(({ status = 409 }) => status);
  const refusals = [400, 403, 404, 429, 503, ...(who === 'visitor' ? [] : [401]), ...own];
  return {
    summary,
    tags: [path.split('/')[2] ?? 'site'],
    'x-who': who,
    ...(area ? { 'x-area': area, 'x-access': access } : {}),
    ...(who === 'visitor'
      ? {}
      : {
          security: [
            { [who === 'creator' ? 'creator' : 'session']: [] },
            ...(forKeys(one) ? [{ key: [] }] : []),
          ],
        }),
    parameters: one.parameters,
    ...(one.takes ? { requestBody: { required: true, ...one.takes } } : {}),
    responses: {
      [one.success]: { description: 'Done', ...one.gives },
      ...Object.fromEntries(
        [...new Set(refusals)].sort().map((status) => [status, refused(status, one.refusals)]),
      ),
    },
  };
}

/** Whether an API key can have the scope that the call needs. */
const forKeys = ({ call, who, area, access = accessBy(call) }: Described): boolean =>
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
