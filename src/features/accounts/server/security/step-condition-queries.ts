import { sql } from 'kysely';

/** For queries of `accounts`: the account has a second step. */
export const hasSecondStep = sql<boolean>`(
  exists (select from code_apps app
    where app.website_id = accounts.website_id and app.account_id = accounts.id and app.confirmed)
  or exists (select from passkeys own where own.website_id = accounts.website_id and own.account_id = accounts.id))`;

/** For queries of `accounts`: the site requires a second step of its staff, and this staff member has none. */
export const staffLacksStep = sql<boolean>`((accounts.owner or accounts.role is not null)
  and (select two_step_for_people from websites where websites.id = accounts.website_id)
  and not ${hasSecondStep})`;
