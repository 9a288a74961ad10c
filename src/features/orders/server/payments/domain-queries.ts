import { sql } from 'kysely';
import { siteTurn } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

/** A host of a site, and the account that receives its payments. */
export interface PaymentDomain {
  website_id: string;
  account: string;
  host: string;
}

export interface DueDomain extends PaymentDomain {
  /** Whether to register or to disable it. */
  wanted: boolean;
  /** Nothing to do at Stripe: another site has host and account, or it was registered in the other mode. */
  kept: boolean;
}

/**
 * Hosts of a site whose owner has connected an account. Only verified ones are in `hosts`. Stripe does not register
 * local names.
 */
const wanted = sql`
  select h.website_id, w.stripe_account_id as account, h.host from hosts h join websites w on w.id = h.website_id
  where w.stripe_account_id is not null and w.deleted_at is null and h.retires_at is null
    and h.host like '%.%' and h.host not like '%.localhost'`;

/** Across sites: hosts to register or disable at Stripe, and hosts to check again. @param live Stripe's mode */
export async function dueDomains(tx: CrossTx, live: boolean): Promise<DueDomain[]> {
  const { rows } = await sql<DueDomain>`
    with wanted as (${wanted}), due as (
      select t.*, true as wanted, false as kept from wanted t left join payment_domains d using (website_id, account, host)
      where d.host is null or d.live <> ${live} or d.due_at <= now()
      union all
      select d.website_id, d.account, d.host, false, d.live <> ${live}
        or exists (select from wanted t where t.host = d.host and t.account = d.account)
      from payment_domains d
      where (d.tries = 0 or d.due_at <= now()) and not exists (select from wanted t
        where t.website_id = d.website_id and t.account = d.account and t.host = d.host))
    select website_id, account, host, wanted, kept from (select *, ${siteTurn('wanted, host')} from due) turns
    order by turn, website_id limit 200`.execute(tx);
  return rows;
}

/** Recorded before Stripe is called, so that a host whose answer was lost is still disabled later. */
export async function noteDomain(
  tx: Tx,
  { website_id: websiteId, account, host }: PaymentDomain,
  live: boolean,
): Promise<void> {
  await sql`
    insert into payment_domains (website_id, account, host, live) values (${websiteId}, ${account}, ${host}, ${live})
    on conflict (website_id, account, host) do update set live = excluded.live`.execute(tx);
}

/** Checked again after a day; after an hour if a method is inactive. */
export async function keepRegistered(
  tx: Tx,
  { website_id: websiteId, account, host }: PaymentDomain,
  inactive: Record<string, string>,
): Promise<void> {
  const hours = Object.keys(inactive).length > 0 ? 1 : 24;
  await sql`
    update payment_domains set state = 'registered', inactive = ${JSON.stringify(inactive)}::jsonb, failure = '', tries = 0,
      due_at = now() + make_interval(hours => ${hours}::int)
    where website_id = ${websiteId} and account = ${account} and host = ${host}`.execute(tx);
}

/** Retried after a minute, then after twice as long each time, up to a day. */
export async function keepDomainFailure(
  tx: Tx,
  { website_id: websiteId, account, host }: PaymentDomain,
  failure: string,
): Promise<void> {
  await sql`
    update payment_domains set state = 'failed', failure = ${failure}, tries = tries + 1,
      due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(tries, 12)))
    where website_id = ${websiteId} and account = ${account} and host = ${host}`.execute(tx);
}

export async function forgetDomain(
  tx: Tx,
  { website_id: websiteId, account, host }: PaymentDomain,
): Promise<void> {
  await sql`
    delete from payment_domains where website_id = ${websiteId} and account = ${account} and host = ${host}`.execute(
    tx,
  );
}

export interface DomainState extends PaymentDomain {
  state: 'waiting' | 'registered' | 'failed';
  inactive: Record<string, string>;
  failure: string;
}

/** Hosts of a site that are registered or will be. @param live Stripe's mode */
export async function domainsOf(tx: Tx, live: boolean): Promise<DomainState[]> {
  const { rows } = await sql<DomainState>`
    select t.*, coalesce(d.state, 'waiting') as state, coalesce(d.inactive, '{}') as inactive, coalesce(d.failure, '') as failure
    from (${wanted}) t left join payment_domains d
      on d.website_id = t.website_id and d.account = t.account and d.host = t.host and d.live = ${live}
    order by t.host`.execute(tx);
  return rows;
}
