import type { z } from 'zod';
import type { GeneralCode } from '../errors.ts';
import type { Act } from './acts.ts';
import type { Access, Area } from './areas.ts';

/** Who may call an endpoint. There is no default: an endpoint without it does not register. */
export const whos = ['visitor', 'account', 'owner', 'creator', 'loopback'] as const;
export type Who = (typeof whos)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path, which name an endpoint everywhere: `PUT /api/page/{id}`. */
export type Call = `${Method} /${string}`;

/** What a client needs to act on a refusal. */
export interface DeclaredRefusal {
  /** 409 unless told. */
  status?: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415;
  /** Shape of `current`, which tells what is true now. It is sent as this shape parses it. */
  current?: z.ZodType;
}

interface Described {
  summary: string;
  /** Strict objects of strings. */
  params?: z.ZodObject;
  /** A strict object; values arrive as strings, or as arrays of strings where a key is repeated. */
  query?: z.ZodObject;
  /** A strict object. */
  body?: z.ZodType;
  /** What crosses the wire; undeclared fields are stripped. `null` replies `204`. */
  reply: z.ZodType | null;
  /** The status of success; `204` follows from `reply: null`. */
  status?: 200 | 201 | 202;
  /** Refusals of its own, by code, beyond those that every call may give; `lib/errors.ts` lists them. */
  refusals?: Readonly<Record<string, DeclaredRefusal>>;
  /** Bytes of body; 256 KiB unless told. */
  bodyLimit?: number;
  /** `platform`: answered on the platform's own host, and nowhere else; there only may `who` be `creator`. `none`: probes. */
  site?: 'required' | 'none' | 'platform';
  /** What the call does in its area; by its method unless told: `GET` reads. */
  access?: Access;
  /** Where it is told in the history of the site; `lib/http/acts.ts`. */
  act?: Act;
}

/**
 * A call for the people of a site belongs to an area, which their role must reach; there is no default. A call for others
 * may name one too: anyone who may act there is an `owner` to its handler, and sees more.
 */
export type Policy = { who: 'owner'; area: Area } | { who: Exclude<Who, 'owner'>; area?: Area };
export type Endpoint = Described & Policy;

export type Contract = Record<Call, Endpoint>;

/** Checks the table's shape and keeps its exact type, from which client and handlers are typed. */
export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Given<E, K extends keyof Endpoint> = E extends Record<K, infer Z extends z.ZodType> ? Z : never;
type Part<E, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = [Given<E, K>] extends [never]
  ? unknown
  : Side extends 'out'
    ? { [P in K]: z.output<Given<E, K>> }
    : Record<string, never> extends z.input<Given<E, K>>
      ? { [P in K]?: z.input<Given<E, K>> }
      : { [P in K]: z.input<Given<E, K>> };

/** What a caller passes. */
export type Input<E> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'> & Part<E, 'body', 'in'>;
/** What a handler gets: parsed. */
export type Parsed<E> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;
export type Reply<E> = E extends { reply: infer Z extends z.ZodType } ? z.output<Z> : undefined;

type Declared<E> = E extends { refusals: infer R } ? R : object;
type Current<D> = D extends { current: infer Z extends z.ZodType } ? z.output<Z> : undefined;
/** Every way in which a call may be refused, told apart by `code`. */
export type RefusalOf<E> =
  | { [K in keyof Declared<E>]: { code: K; current: Current<Declared<E>[K]> } }[keyof Declared<E>]
  | { code: Exclude<GeneralCode, keyof Declared<E>>; current: undefined };

/** A typed way to call: over HTTP in the browser, in-process through the same guards on the server. */
export type Client<C> = <K extends keyof C & string>(
  call: K,
  ...input: unknown extends Input<C[K]>
    ? [input?: undefined]
    : Record<string, never> extends Input<C[K]>
      ? [input?: Input<C[K]>]
      : [input: Input<C[K]>]
) => Promise<Reply<C[K]>>;
