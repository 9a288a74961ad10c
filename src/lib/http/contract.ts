import type { z } from 'zod';
import type { GeneralCode } from '../errors.ts';
import type { Act } from './acts.ts';
import type { Access, Area } from './areas.ts';

/** Who may call an endpoint. There is no default: an endpoint without it does not register. */
export const whos = ['visitor', 'account', 'owner', 'creator', 'loopback'] as const;
export type Who = (typeof whos)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path, the name of an endpoint everywhere: `PUT /api/page/{id}`. */
export type Call = `${Method} /${string}`;

/** What a client needs to handle a refusal. */
export interface DeclaredRefusal {
  /** Default 409. */
  status?: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415;
  /** Shape of `current`, the current state. It is sent as this shape parses it. */
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
  /** The reply on the wire; undeclared fields are stripped. `null` replies `204`. */
  reply: z.ZodType | null;
  /** The status of success; `204` follows from `reply: null`. */
  status?: 200 | 201 | 202;
  /** Further refusals of this call, by code, besides those that every call may give (`lib/errors.ts`). */
  refusals?: Readonly<Record<string, DeclaredRefusal>>;
  /** Maximum bytes of the body; default 256 KiB. */
  bodyLimit?: number;
  /** `platform`: answered on the platform's host only; `who` may be `creator` only there. `none`: probes. */
  site?: 'required' | 'none' | 'platform';
  /** What the call does in its area; by default from its method: `GET` reads. */
  access?: Access;
  /** Changes what visitors see at once: the caller also needs to write in the area `publish`, else `403` `needs-approval`. */
  publishes?: true;
  /** How it is recorded in the site's history; see `lib/http/acts.ts`. */
  act?: Act;
}

/**
 * A call for staff belongs to an area that their role must allow; there is no default. Other calls may name an area
 * too: callers with access to it are `owner` to the handler, and see more.
 */
export type Policy = { who: 'owner'; area: Area } | { who: Exclude<Who, 'owner'>; area?: Area };
export type Endpoint = Described & Policy;

export type Contract = Record<Call, Endpoint>;

/** Checks the table's shape and keeps its exact type, which client and handlers are typed from. */
export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Given<E, K extends keyof Endpoint> = E extends Record<K, infer Z extends z.ZodType> ? Z : never;
type Part<E, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = [Given<E, K>] extends [never]
  ? unknown
  : Side extends 'out'
    ? { [P in K]: z.output<Given<E, K>> }
    : Record<string, never> extends z.input<Given<E, K>>
      ? { [P in K]?: z.input<Given<E, K>> }
      : { [P in K]: z.input<Given<E, K>> };

/** Input as the caller passes it. */
export type Input<E> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'> & Part<E, 'body', 'in'>;
/** Input as the handler receives it: parsed. */
export type Parsed<E> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;
export type Reply<E> = E extends { reply: infer Z extends z.ZodType } ? z.output<Z> : undefined;

type Declared<E> = E extends { refusals: infer R } ? R : object;
type Current<D> = D extends { current: infer Z extends z.ZodType } ? z.output<Z> : undefined;
/** Every way in which a call may be refused, as a union on `code`. */
export type RefusalOf<E> =
  | { [K in keyof Declared<E>]: { code: K; current: Current<Declared<E>[K]> } }[keyof Declared<E>]
  | { code: Exclude<GeneralCode, keyof Declared<E>>; current: undefined };

/** A typed call: over HTTP in the browser, in-process through the same guards on the server. */
export type Client<C> = <K extends keyof C & string>(
  call: K,
  ...input: unknown extends Input<C[K]>
    ? [input?: undefined]
    : Record<string, never> extends Input<C[K]>
      ? [input?: Input<C[K]>]
      : [input: Input<C[K]>]
) => Promise<Reply<C[K]>>;
