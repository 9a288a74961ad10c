import { Readable } from 'node:stream';
import type { StreamedCall } from '../../../lib/http/streamed.ts';
import { disposition } from '../../files/server/index.ts';
import { productsAsCsv } from './products-csv.ts';

/** All products as a file that imports again unchanged. */
export const productStreams = (): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/products.csv',
    who: 'owner',
    handle: async (request, _incoming, reply) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition('attachment', 'products.csv'))
        .send(Readable.from(productsAsCsv(request))),
  },
];
