import type { Answered } from './http.ts';
import type { MarkedSite, World } from './two-sites.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Answered>;

export interface SiteCalls {
  visitor: Call;
  customer: Call;
  owner: Call;
  /** The reply of an owner's call, which must succeed. */
  done: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<T>;
}

/** Calls to one site over HTTP, as each kind of person. */
export function callsOn({ ask }: World, { host, customer, owner }: MarkedSite): SiteCalls {
  const as =
    (cookie: string | undefined): Call =>
    (method, path, body) =>
      ask({ host, method, path, body, ...(cookie ? { cookie } : {}) });
  const byOwner = as(owner.cookie);
  return {
    visitor: as(undefined),
    customer: as(customer.cookie),
    owner: byOwner,
    done: async <T>(method: string, path: string, body?: unknown) => {
      const reply = await byOwner(method, path, body);
      if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
      return (reply.status === 204 ? undefined : reply.json()) as T;
    },
  };
}
