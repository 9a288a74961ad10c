import { Readable } from 'node:stream';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { disposition } from '../../files/server/index.ts';
import { importCall } from './import/import-operations.ts';
import { productsAsCsv } from './products-csv.ts';

/** Tables of products, out and in. */
export const productStreams = (): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/products.csv',
    described: { summary: 'Products as CSV', gives: { type: 'text/csv' } },
    act: { word: 'products-exported' },
    who: 'owner',
    area: 'products',
    handle: async (request, _incoming, reply) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition('attachment', 'products.csv'))
        .send(Readable.from(productsAsCsv(request))),
  },
  importCall,
];
