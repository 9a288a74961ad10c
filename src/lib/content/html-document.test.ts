import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { htmlDocument } from './html-document.ts';

test('each text has a document of its own', async () => {
  const [first, second] = await Promise.all([htmlDocument('<p>One'), htmlDocument('<p>Two')]);
  first.body.append('!');
  expect([first.body.innerHTML, second.body.innerHTML]).toEqual(['<p>One</p>!', '<p>Two</p>']);
});

test('what begins with a style or a comment stays in the body', async () => {
  const { body, head } = await htmlDocument('<!-- a --><style>p{}</style><p>One');
  expect([head.innerHTML, body.innerHTML]).toEqual(['', '<!-- a --><style>p{}</style><p>One</p>']);
});

test('nothing runs and nothing loads', async () => {
  let asked = 0;
  const server = createServer((_, reply) => void reply.end(String((asked += 1)))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { defaultView } = await htmlDocument(
    `<script>globalThis.ran = true</script><script src="${address}"></script><iframe src="${address}"></iframe>
     <link rel="stylesheet" href="${address}"><img src="${address}" onerror="globalThis.ran = true">`,
  );
  await fetch(address);
  server.close();
  expect({ defaultView, asked, ran: 'ran' in globalThis }).toEqual({
    defaultView: null,
    asked: 1,
    ran: false,
  });
});
