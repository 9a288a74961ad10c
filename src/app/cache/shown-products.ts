import type { Call } from '../../lib/http/contract.ts';
import type { RawInput } from '../../lib/http/invoke.ts';
import type { Products } from './page-cache.ts';

const calls = new Set<Call>(['GET /api/products', 'GET /api/product/{id}', 'GET /api/product/{id}/related']);

/** Which products an answer shows, noted while it is made. */
export class ShownProducts {
  readonly #ids = new Set<string>();
  readonly #nextChange: () => Promise<number | null>;
  #any = false;
  #until: Promise<number | undefined> | undefined;

  /** @param nextChange milliseconds until a hold ends or a product is published, which nobody tells; `null` for never */
  constructor(nextChange: () => Promise<number | null>) {
    this.#nextChange = nextChange;
  }

  /** Runs a call and notes the products in its reply. */
  async watch(call: Call, input: RawInput, run: () => Promise<unknown>): Promise<unknown> {
    if (!calls.has(call)) return run();
    // Read first: what ends between the two readings must not be missed.
    await (this.#until ??= this.#readUntil());
    const query = input.query as Record<string, unknown> | undefined;
    if (query?.['inStock'] !== undefined) this.#any = true;
    const reply = await run();
    for (const product of [reply].flat() as ({ _id?: string } | undefined)[])
      if (product?._id) this.#ids.add(product._id);
    return reply;
  }

  async #readUntil(): Promise<number | undefined> {
    const asked = performance.now();
    const ms = await this.#nextChange();
    return ms === null ? undefined : asked + ms;
  }

  get products(): Products {
    return this.#any ? 'any' : this.#ids;
  }

  /** How much longer an answer is true without news, in milliseconds. */
  async ttl(): Promise<number | undefined> {
    const until = await this.#until;
    return until === undefined ? undefined : until - performance.now();
  }
}
