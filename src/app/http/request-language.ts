import type { FastifyInstance, FastifyRequest } from 'fastify';
import { speaking } from '../../lib/messages/spoken-language.ts';
import { languageOf } from '../../lib/messages/languages.ts';

/** Answers each request in a language: English until its site is known. Register it before whatever may refuse. */
export function speakToVisitors(server: FastifyInstance): void {
  server.decorateRequest('spoken');
  server.addHook('onRequest', (request, _reply, done) => {
    request.spoken = { language: 'en' };
    speaking(request.spoken, done);
  });
  // As with budgets: events of the body come from the connection.
  server.addHook('preValidation', (request, _reply, done) => speaking(request.spoken, done));
}

/** The site's language from here on, except for calls of programs and of the admin. */
export function speakSitesLanguage(request: FastifyRequest): void {
  const { context } = request.arrival;
  if (isCall(request.url) && (context.bearer !== undefined || isOfAdmin(request))) return;
  speakToEverybody(request);
}

/** The site's language, whoever the caller is: for replies that are shared between callers. */
export function speakToEverybody({ arrival: { found }, spoken }: FastifyRequest): void {
  if (found) spoken.language = languageOf(found.known.website.locale);
}

const isCall = (url: string) => /^\/api(\/|$)/.test(url);

/** Browsers name the screen that a call comes from, within the site. */
const isOfAdmin = ({ headers }: FastifyRequest): boolean =>
  /^https?:\/\/[^/]+\/admin(\/|\?|$)/.test(headers.referer ?? '');
