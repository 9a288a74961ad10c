import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitsPool } from '../db/pool.ts';
import { tooMany } from '../errors.ts';
import { type LimitName, limitTable } from './limit-table.ts';
import { plainAddress } from '../links/plain-address.ts';

export interface Limit {
  /** Throws `429` with the time to wait when the key's points are used up. Keys begin with the website's id. */
  take(key: string, sentence: string): Promise<void>;
  /** Takes a point. @returns whether there was one */
  tryTake(key: string): Promise<boolean>;
  /** Throws like `take`, without using a point. */
  check(key: string, sentence: string): Promise<void>;
  /** Returns a point for an attempt without effect. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** A limit of the table, kept in the database, so that all processes count together. */
export function limit(pool: LimitsPool, name: LimitName): Limit {
  const { points, seconds } = limitTable[name];
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  const wait = (result: RateLimiterRes) => result.msBeforeNext / 1000;
  return {
    take: async (key, sentence) => {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(sentence, wait(error));
        throw error;
      }
    },
    tryTake: async (key) => {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    check: async (key, sentence) => {
      const result = await limiter.get(key);
      if (result && result.consumedPoints >= points) throw tooMany(sentence, wait(result));
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    forget: async (key) => {
      await limiter.delete(key);
    },
  };
}

/** An address in the form that limits count: IPv6 by /64, because one customer has at least that much. */
export function limitedAddress(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** A network address as unpaid orders and bookings store it: it distinguishes visitors of one site, and is not readable. */
export const visitorHash = (websiteId: string, address: string): Buffer =>
  createHash('sha256')
    .update(`${websiteId} ${limitedAddress(address)}`)
    .digest();

/** A text of any length as part of a key, where it is not readable. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
