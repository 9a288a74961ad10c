import { randomUUID } from 'node:crypto';
import { issueToken } from '../../src/features/accounts/server/index.ts';
import type { Role } from '../../src/features/accounts/roles.ts';
import type { Database } from '../../src/lib/db/database.ts';
import { hashToken, newToken } from '../../src/lib/http/sessions/session-cookie.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import type { Answered, Asked } from './http.ts';
import { openKeyring } from '../../src/lib/keyring.ts';
import { asAdmin, testKey } from './postgres.ts';

export type StaffRole = Exclude<Role, 'owner'>;
export const staffRoles: readonly StaffRole[] = ['manager', 'editor', 'contributor', 'translator', 'orders'];

interface Of {
  db: Database;
  admin: Connection;
  ask: (asked: Omit<Asked, 'port'>) => Promise<Answered>;
  site: { id: string; host: string };
}

/** A person with this role on a site, signed in without a password. */
export async function staffMember(
  { db, admin, ask, site }: Of,
  role: StaffRole,
  email = `${role}@${site.host}`,
): Promise<{ id: string; cookie: string }> {
  const accountId = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into sitewright.accounts (website_id, email, password_hash, role) values ($1, $2, 'none', $3) returning id`,
      [site.id, email, role],
    );
    return rows[0]?.id ?? '';
  });
  const token = await db.forWebsite(site.id, (tx) => issueToken(tx, accountId, 'sign-in'));
  const { host } = site;
  const reply = await ask({ host, method: 'POST', path: '/api/account/check-token', body: { token } });
  if (reply.status !== 200) throw new Error(reply.text);
  return { id: accountId, cookie: reply.cookie };
}

/** An invitation with its token, which is otherwise in the email only. */
export async function issueInvitation(
  admin: Connection,
  websiteId: string,
  email: string,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into sitewright.invitations (website_id, email, role, token_hash, expires_at)
         values ($1, $2, 'editor', $3, now() + interval '7 days') returning id`,
      [websiteId, email, hashToken(token)],
    );
    return rows[0]?.id ?? '';
  });
  return { id, token };
}

/** Sets up a second step of an account, with the site's mark. */
export const markSecurity = (admin: Connection, websiteId: string, accountId: string, mark: string) =>
  asAdmin(admin, async (client) => {
    await client.query(
      `insert into sitewright.passkeys (website_id, account_id, credential_id, public_key, name)
         values ($1, $2, 'key', '\\x00', $3)`,
      [websiteId, accountId, `Key of ${mark}`],
    );
    const keyring = openKeyring([testKey]);
    await client.query(
      `insert into sitewright.code_apps (website_id, account_id, secret) values ($1, $2, $3)`,
      [websiteId, accountId, keyring.seal('JBSWY3DPEHPK3PXP', `code_apps/${websiteId}/${accountId}`)],
    );
    const code = randomUUID();
    await client.query(
      `insert into sitewright.recovery_codes (website_id, account_id, id, sealed) values ($1, $2, $3, $4)`,
      [websiteId, accountId, code, keyring.seal('00', `recovery_codes/${websiteId}/${accountId}/${code}`)],
    );
    for (const table of [
      'trusted_devices (website_id, account_id, token_hash)',
      'sign_in_steps (website_id, account_id, token_hash)',
    ])
      await client.query(`insert into sitewright.${table} values ($1, $2, '\\x00')`, [websiteId, accountId]);
  });
