import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import { operations } from '../handlers.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = contract({
  'GET /api/pots': {
    summary: 'Pots',
    who: 'visitor',
    query: z.strictObject({ limit: z.coerce.number().default(1), glaze: z.string() }),
    reply: z.array(z.object({ glaze: z.string() })),
  },
  'PUT /api/pot/{id}': {
    summary: 'Change a pot',
    who: 'owner',
    area: 'products',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ glaze: z.string().optional() }),
    reply: null,
    refusals: { 'glaze-gone': { current: z.object({ left: z.int() }) } },
  },
});
const { paths } = openApiDocument(
  operations(endpoints, {
    'GET /api/pots': async () => [],
    'PUT /api/pot/{id}': async () => undefined,
  }),
  [
    {
      method: 'POST',
      path: '/api/pot/{id}/picture',
      who: 'owner',
      area: 'products',
      described: {
        summary: 'Upload a picture of a pot',
        takes: { type: 'multipart/form-data', schema: z.object({ file: z.file() }) },
        gives: { type: 'application/json', schema: z.object({ glaze: z.string() }) },
        status: 201,
      },
      handle: async (_request, _incoming, reply) => reply,
    },
    {
      method: 'GET',
      path: '/api/pots.csv',
      who: 'visitor',
      described: {
        summary: 'Pots as a table',
        headers: { 'x-glaze': 'Of one glaze.' },
        gives: { type: 'text/csv' },
      },
      handle: async (_request, _incoming, reply) => reply,
    },
  ],
  '1.0.0',
);

interface Described {
  parameters: unknown;
  responses: object;
}

test('every call is described with what it takes, replies and refuses, and who may make it', () => {
  const list = paths['/api/pots']?.['get'] as Described;
  expect(list).toMatchObject({ 'x-who': 'visitor', tags: ['pots'] });
  expect(list).not.toHaveProperty('security');
  expect(list.parameters).toEqual([
    expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    expect.objectContaining({ name: 'glaze', in: 'query', required: true }),
  ]);
  expect(Object.keys(list.responses)).toEqual(['200', '400', '403', '404', '429', '503']);
  const change = paths['/api/pot/{id}']?.['put'] as Described;
  expect(change).toMatchObject({
    'x-who': 'owner',
    'x-area': 'products',
    'x-access': 'write',
    security: [{ session: [] }, { key: [] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
  });
  expect(Object.keys(change.responses)).toEqual(['204', '400', '401', '403', '404', '409', '429', '503']);
  expect(change.responses).toMatchObject({
    409: {
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Error' },
              {
                anyOf: [
                  { properties: { code: { const: 'glaze-gone' }, current: { required: ['left'] } } },
                  { properties: { code: { const: 'conflict' } } },
                ],
              },
            ],
          },
        },
      },
    },
  });
});

test('streamed calls are described with their media types', () => {
  expect(paths['/api/pot/{id}/picture']?.['post']).toMatchObject({
    security: [{ session: [] }, { key: [] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: {
      content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
    },
    responses: { 201: { content: { 'application/json': { schema: { required: ['glaze'] } } } }, 413: {} },
  });
  expect(paths['/api/pots.csv']?.['get']).toMatchObject({
    parameters: [{ name: 'x-glaze', in: 'header' }],
    responses: { 200: { content: { 'text/csv': { schema: { format: 'binary' } } } } },
  });
});
