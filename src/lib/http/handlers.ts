import type { Call, Contract, Endpoint, Parsed, Reply } from './contract.ts';
import type {
  Actor,
  Creator,
  PlatformRequest,
  RequestContext,
  SiteRequest,
} from './requests/request-context.ts';

type By<E> = E extends { who: 'account' | 'owner' } ? Actor : Actor | null;
type CreatorOf<E> = E extends { who: 'creator' } ? Creator : Creator | null;
type RequestOf<E> = E extends { site: 'none' }
  ? RequestContext
  : E extends { site: 'platform' }
    ? PlatformRequest<CreatorOf<E>>
    : SiteRequest<By<E>>;

/** The server side of a contract: one function per call. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (request: RequestOf<C[K]>, input: Parsed<C[K]>) => Promise<Reply<C[K]>>;
};

/** An endpoint with its handler, type-checked when paired, untyped from here on. */
export interface Operation {
  call: Call;
  endpoint: Endpoint;
  handle: (request: never, input: never) => Promise<unknown>;
}

/** Pairs a contract with its handlers. Throws if an endpoint has no access policy, so that it cannot be served. */
export function operations<C extends Contract>(endpoints: C, handlers: Handlers<C>): Operation[] {
  return (Object.keys(endpoints) as (Call & keyof C)[]).map((call) => {
    const endpoint: Endpoint = endpoints[call];
    if (!endpoint.who) throw new Error(`${call} says not who may call it.`);
    if (endpoint.who === 'owner' && !endpoint.area) throw new Error(`${call} says not what it is about.`);
    if (endpoint.who === 'creator' && endpoint.site !== 'platform')
      throw new Error(`${call} is for creators, who are known on the platform alone.`);
    return { call, endpoint, handle: handlers[call] };
  });
}
