import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
  method: string;
  path: string;
  authorization: string;
  body: Record<string, unknown>;
}

type Reply = (response: ServerResponse, request: SentRequest) => void;

export interface TranslationStandIn {
  /** `http://127.0.0.1:…`, for DeepL; with `/v1`, an OpenAI-compatible service. */
  base: string;
  requests: SentRequest[];
  /** Replies to requests from now on, instead of a translation. */
  answer(reply: Reply | undefined): void;
  close(): Promise<void>;
}

/** What the stand-in makes of a text: it begins with the language, after any tags. */
export const translatedBy = (language: string, text: string): string =>
  text.replace(/^(\s*<[^>]*>)*/, (tags) => `${tags}${language.slice(0, 2).toUpperCase()} `);

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

export const replyWith =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** What DeepL or a model replies with these translations. */
export const replyTexts =
  (texts: readonly string[]): Reply =>
  (response, request) =>
    replyWith(200, replyOf(request.path, texts))(response, request);

const replyOf = (path: string, texts: readonly string[]) =>
  path === '/v2/translate'
    ? { translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }
    : { choices: [{ message: { content: JSON.stringify({ translations: texts }) } }] };

/** The texts of a request, and the language that they are translated into. */
export function textsIn({ path, body }: SentRequest): { texts: string[]; language: string } {
  if (path === '/v2/translate')
    return { texts: body['text'] as string[], language: body['target_lang'] as string };
  const [system, user] = body['messages'] as { content: string }[];
  const language = /into (\w+)/.exec(system?.content ?? '')?.[1] ?? '';
  return { texts: (JSON.parse(user?.content ?? '{}') as { texts: string[] }).texts, language };
}

/** DeepL and an OpenAI-compatible service, as an HTTP server on the loopback. */
export async function startTranslationStandIn(): Promise<TranslationStandIn> {
  const requests: SentRequest[] = [];
  let special: Reply | undefined;
  const usual: Reply = (response, request) => {
    if (request.path === '/v2/usage')
      return replyWith(200, { character_count: 1234, character_limit: 500_000 })(response, request);
    const { texts, language } = textsIn(request);
    return replyTexts(texts.map((text) => translatedBy(language, text)))(response, request);
  };
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, path: url, authorization: headers.authorization ?? '', body };
      requests.push(request);
      (special ?? usual)(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (reply) => {
      special = reply;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
