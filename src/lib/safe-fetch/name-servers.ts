import { Resolver } from 'node:dns/promises';

/** Public DNS. A name without records gives an empty list; no answer is an error. */
export interface NameServers {
  /** The texts of TXT records. */
  texts(name: string): Promise<string[]>;
  /** IPv4 and IPv6, in the resolver's form. */
  addresses(name: string): Promise<string[]>;
  /** The target of the CNAME record. */
  alias(name: string): Promise<string | null>;
}

const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);
const PATIENCE_MS = 3_000;

/** @param servers addresses, with a port if it is not 53; without any, those of the machine */
export function nameServers(servers: readonly string[] = [], patience = PATIENCE_MS): NameServers {
  const resolver = new Resolver({ timeout: patience, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const list = async <T>(asked: Promise<T[]>): Promise<T[]> => {
    try {
      return await asked;
    } catch (error) {
      if (NOTHING.has((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  };
  return {
    texts: async (name) => (await list(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (name) => {
      const [four, six] = await Promise.all([
        list(resolver.resolve4(name)),
        // Some servers fail for unknown record types, which must not hide the other type.
        list(resolver.resolve6(name)).catch(() => []),
      ]);
      return [...four, ...six];
    },
    alias: async (name) => (await list(resolver.resolveCname(name)))[0]?.toLowerCase() ?? null,
  };
}
