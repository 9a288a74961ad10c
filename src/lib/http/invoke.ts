import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { currentBudget, OWNER_MS } from '../db/time-budget.ts';
import { forbidden, malformed, needsApproval, notFound, Refusal, unauthenticated } from '../errors.ts';
import { toRefusal } from './replies/refusals.ts';
import { issueSentence } from '../issue-sentence.ts';
import { type Act, Acting, type ActLog } from './acts.ts';
import { type Access, allows, type Area, mostOfKeys } from './areas.ts';
import type { Call, Endpoint, Who } from './contract.ts';
import { speakingToStaff } from '../messages/spoken-language.ts';
import { said, saidRefusal } from './replies/said.ts';
import { asDeclared } from './replies/declared-refusals.ts';
import type { Operation } from './handlers.ts';
import { refuseUnstorable } from './requests/storable.ts';
import type { Actor, PlatformRequest, RequestContext, SiteRequest } from './requests/request-context.ts';

/** Unparsed input of a call, directly from the wire or from a screen. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type Invoke = (operation: Operation, context: RequestContext, input: RawInput) => Promise<unknown>;

/**
 * The only way to an operation, over HTTP and in-process: site, access, input shape, work, reply shape, in this order.
 */
export function invoker(db: Database, log?: ActLog): Invoke {
  return async (operation, context, raw) => {
    const work = () => run(operation, context, raw);
    try {
      // Owners’ calls are answered in the language of the admin, and not in that of the site.
      return await (operation.endpoint.who === 'owner' ? speakingToStaff(work) : work());
    } catch (error) {
      throw error instanceof Refusal ? saidRefusal(asDeclared(error, operation, context.log)) : error;
    }
  };

  async function run(operation: Operation, context: RequestContext, raw: RawInput): Promise<unknown> {
    const { endpoint } = operation;
    const request = await admit(db, policyOf(operation), context, log);
    const { site } = request;

    const named = site ? withoutWebsite(raw, site.id) : raw;
    const fields: Record<string, string> = {};
    const input: Record<string, unknown> = {};
    for (const part of ['params', 'query', 'body'] as const) {
      const { [part]: schema = nothing } = endpoint;
      const { [part]: given = {} } = named;
      const result = schema.safeParse(given);
      if (result.success) input[part] = result.data;
      // A malformed id in the path is a missing record.
      else if (part === 'params') throw notFound();
      else Object.assign(fields, problems(result.error));
    }
    if (Object.keys(fields).length > 0) throw refusedShape(fields);

    const acting = 'acting' in request ? request.acting : undefined;
    if (acting) acting.given = input;
    const reply = await operation.handle(request as never, input as never);
    await acting?.finish(db, policyOf(operation).access === 'read');
    return endpoint.reply ? endpoint.reply.parse(reply) : undefined;
  }
}

const whyNot = ({ role, needsSecondStep }: Actor): string | undefined => {
  if (needsSecondStep) return 'This site requires two-step verification. Set it up under “Security” first.';
  return role ? NOT_YOURS : undefined;
};

const NOT_BY_KEY = 'API keys can’t do this. Sign in as a person instead.';
const NOT_YOURS = 'Your role doesn’t allow this. Ask an owner of the site.';

/** Access policy and area. */
export interface Admission {
  /** The endpoint; streamed calls have none. */
  call?: Call;
  who: Who;
  area?: Area | undefined;
  access: Access;
  publishes?: true | undefined;
  act?: Act | undefined;
  site?: Endpoint['site'];
}

/** `GET` reads, unless the endpoint says otherwise; everything else writes. */
export const accessBy = (method: string): Access => (/^(GET|HEAD|OPTIONS)\b/.test(method) ? 'read' : 'write');

const policyOf = ({ call, endpoint }: Operation): Admission => ({
  call,
  who: endpoint.who,
  area: endpoint.area,
  access: endpoint.access ?? accessBy(call),
  publishes: endpoint.publishes,
  act: endpoint.act,
  ...(endpoint.site ? { site: endpoint.site } : {}),
});

/**
 * The guards that run before any input is parsed: site, session, role.
 * @throws `404` if there is no site, `401`, `403`
 */
export async function admit(
  db: Database,
  { call, who, area, access, publishes, act, site: wanted }: Admission,
  context: RequestContext,
  log?: ActLog,
): Promise<SiteRequest | PlatformRequest | RequestContext> {
  if (wanted === 'platform') return admitToPlatform(who, context);
  if (who !== 'visitor') currentBudget()?.raiseTo(OWNER_MS);
  const site = wanted === 'none' ? null : context.site;
  if (wanted !== 'none' && !site) throw notFound('There’s no site at this address.');
  const shown = site ? await context.actor() : null;
  const actor = shown?.key ? byKey(shown, { call, who, area, access }) : shown;
  const may = (about: Area, how: Access) => actor !== null && allows(actor.rights, about, how);
  const acts = area !== undefined && may(area, access);
  if (who === 'account' || who === 'owner') {
    if (!actor) throw unauthenticated();
    if (who === 'owner' && !acts) throw forbidden(whyNot(actor));
    if (publishes && !may('publish', 'write')) throw needsApproval();
  }
  if (who === 'loopback' && !isLoopback(context.address)) throw notFound();
  if (!site) return Object.assign(Object.create(context) as RequestContext, { site: null });
  const by = actor && { ...actor, owner: acts };
  const acting = act && log ? new Acting(act, log, { site, by, address: context.address }) : undefined;
  type Work = Parameters<SiteRequest['db']>[0];
  const whole = (work: Work) => db.forWebsite(site.id, acting ? acting.within(work) : work);
  return Object.assign(Object.create(context) as SiteRequest, {
    site,
    by,
    may,
    acting,
    db: whole,
    dbOnce: acting ? whole : (work: Work) => db.oneForWebsite(site.id, work),
  });
}

/**
 * A key may make calls within its scopes, and is a visitor to public calls; it never acts as an account.
 * @throws `403` with the missing scope
 */
function byKey(
  actor: Actor,
  { call = 'GET /', who, area, access }: Pick<Admission, 'call' | 'who' | 'area' | 'access'>,
): Actor | null {
  if (/^\w+ \/api\/(account|invitation)\b/.test(call) || who === 'account') throw forbidden(NOT_BY_KEY);
  if (area && allows(actor.rights, area, access)) return actor;
  if (who === 'visitor') return null;
  if (!area || !allows(mostOfKeys, area, access)) throw forbidden(NOT_BY_KEY);
  throw forbidden(
    `This API key doesn’t have the scope “${area}:${access}”. Edit the key in the site’s settings.`,
  );
}

async function admitToPlatform(who: Endpoint['who'], context: RequestContext): Promise<PlatformRequest> {
  const { platform } = context;
  if (!platform) throw notFound('Unknown API endpoint.');
  const by = await platform.creator();
  if (who !== 'visitor' && !by) throw unauthenticated();
  return Object.assign(Object.create(context) as PlatformRequest, { site: null, platform, by });
}

const nothing = z.strictObject({});

/** `website` is optional in every query and body; it must match the site of the host. */
function withoutWebsite(raw: RawInput, websiteId: string): RawInput {
  const strip = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part) || !('website' in part)) return part;
    const { website, ...rest } = part as Record<string, unknown>;
    if (!namesSite(website, websiteId))
      throw forbidden('The website in this request doesn’t match its address.');
    return rest;
  };
  return { params: raw.params, query: strip(raw.query), body: strip(raw.body) };
}

/** Ids are compared without regard to case. */
export const namesSite = (named: unknown, websiteId: string): boolean =>
  typeof named === 'string' && named.toLowerCase() === websiteId;

const refusedShape = (fields: Record<string, string>): Refusal =>
  malformed(Object.values(fields)[0] ?? '', fields);

/** Maximum number of fields in a reply, and maximum length of a field name that the sender made up. */
const MOST_FIELDS = 10;
const LONGEST_PATH = 100;

/** Path → message, as in replies: `items.0.title`. The first ten; further ones show once these are fixed. */
export function problems(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  const add = (path: string, sentence: string): void => {
    const shown = path.slice(0, LONGEST_PATH);
    if (fields.size < MOST_FIELDS && !fields.has(shown)) fields.set(shown, sentence);
  };
  for (const issue of error.issues) {
    if (fields.size >= MOST_FIELDS) break;
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MOST_FIELDS))
        add(path ? `${path}.${key}` : key, said('Unknown field.'));
    } else add(path, said(librarysOwn.test(issue.message) ? issueSentence(issue) : issue.message));
  }
  return Object.fromEntries(fields);
}

/** Default messages of the library, for schemas without their own: not for people. */
const librarysOwn = /^(Invalid|Too big|Too small|Unrecognized)\b/;

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Calls by name, for screens rendered on the server. */
export function inProcess(all: Map<Call, Operation>, invoke: Invoke, context: RequestContext) {
  return async (call: Call, input: RawInput = {}): Promise<unknown> => {
    const operation = all.get(call);
    if (!operation) throw new Error(`There is no call ${call}.`);
    try {
      const wired = stringly(input);
      refuseUnstorable(wired);
      return await invoke(operation, context, wired);
    } catch (error) {
      const failure = error instanceof Refusal ? error : (toRefusal(error as Error) ?? error);
      if (failure instanceof Refusal) context.retryAfter = failure.detail.retryAfter;
      throw failure;
    }
  };
}

/** Query values are strings on the wire, so they are strings here too. */
function stringly(input: RawInput): RawInput {
  if (!input.query) return input;
  const query = Object.fromEntries(
    Object.entries(input.query as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
  return { ...input, query };
}
