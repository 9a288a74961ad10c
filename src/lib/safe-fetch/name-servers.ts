import { Resolver } from 'node:dns/promises';

/** What the world's name servers say. Nothing there is an empty list; no answer is an error. */
export interface NameServers {
  /** The texts of TXT records. */
  texts(name: string): Promise<string[]>;
  /** IPv4 and IPv6, as the resolver spells them. */
  addresses(name: string): Promise<string[]>;
  /** The name that this one is another name for. */
  alias(name: string): Promise<string | null>;
}

const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);
const PATIENCE_MS = 3_000;

/** @param servers addresses, with a port where it is not 53; those of the machine without any */
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
        // Some servers fail for what they do not know, which must not hide the other kind.
        list(resolver.resolve6(name)).catch(() => []),
      ]);
      return [...four, ...six];
    },
    alias: async (name) => (await list(resolver.resolveCname(name)))[0]?.toLowerCase() ?? null,
  };
}
