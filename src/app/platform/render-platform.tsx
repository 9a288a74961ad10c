import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import * as operatorPage from '../../features/platform/web/public/operator-page.tsx';
import type { Entry } from '../../features/platform/web/public/sites/opening.tsx';
import { type Surroundings, SurroundingsContext } from '../../features/platform/web/public/surroundings.ts';
import { platformWords } from '../../features/platform/messages/screens/area.ts';
import type { Client, Contract } from '../../lib/http/contract.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { LanguageContext } from '../../lib/messages/use-messages.ts';
import { clientContext, type Head, languageContext, type ScreenHandle } from '../../lib/ui/screen.ts';
import type { Redirected } from '../render.tsx';
import { operatorPaths } from './operator-paths.ts';
import { platformRoutes } from './routes.ts';

export interface RenderedPlatform {
  kind: 'screen';
  status: number;
  body: string;
  head: Head;
  /** The answer to a form, for the script that takes over. */
  answer: Pick<StaticHandlerContext, 'loaderData' | 'actionData'> | null;
  /** Whether script must not take over: the document has something that the browser can't render, or leads on. */
  still: boolean;
  /** An address that the document refreshes to. */
  goesOnTo: string | null;
}

const { loader, handle, Component } = operatorPage;
const handler = createStaticHandler(
  platformRoutes(operatorPaths.map((path) => ({ path, loader, handle, Component }))),
);

interface Given {
  /** In-process calls, through the same guards as HTTP. */
  call: Client<Contract>;
  surroundings: Surroundings;
  readPage: (path: string) => Promise<operatorPage.OperatorPage | null>;
  language: Language;
}

/**
 * Runs a screen of the platform and renders it.
 * @throws what a loader throws, except for a missing screen
 */
export async function renderPlatform(
  request: Request,
  { call, surroundings, readPage, language }: Given,
): Promise<RenderedPlatform | Redirected> {
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, call);
  requestContext.set(languageContext, language);
  requestContext.set(operatorPage.operatorPageContext, readPage);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: 303, location, headers: context.headers };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined && !isRouteErrorResponse(error)) throw error;
  const entry = Object.values(context.actionData ?? {}).find(isEntry);
  return {
    kind: 'screen',
    status: context.statusCode,
    body: renderToString(
      <LanguageContext value={language}>
        <SurroundingsContext value={surroundings}>
          <StaticRouterProvider router={createStaticRouter([], context)} context={context} hydrate={false} />
        </SurroundingsContext>
      </LanguageContext>,
    ),
    head: entry
      ? { title: platformWords.in(language).openingTitle({ name: entry.name }), noIndex: true }
      : headOf(context, language),
    answer:
      request.method === 'POST' && !context.errors
        ? { loaderData: context.loaderData, actionData: context.actionData }
        : null,
    still: entry !== undefined || context.matches.some(({ route }) => route.handle === handle),
    goesOnTo: entry?.opens ?? null,
  };
}

const isEntry = (answer: unknown): answer is Entry =>
  typeof answer === 'object' && answer !== null && 'opens' in answer;

function headOf(context: StaticHandlerContext, language: Language): Head {
  if (context.errors) return { title: platformWords.in(language).notFound, noIndex: true };
  for (const { route } of context.matches.toReversed()) {
    const { head } = (route.handle ?? {}) as ScreenHandle;
    if (head) return head(context.loaderData[route.id], language);
  }
  return { title: '', noIndex: true };
}

export type RenderPlatform = typeof renderPlatform;
