import { mutant, type Mutant } from './mutant.ts';

const DB = 'src/lib/db/database.ts';
const REDIRECTS = 'src/features/pages/server/redirects/redirect-queries.ts';
const MATRIX = 'tests/isolation/api-matrix.test.ts';
const NOTICES = 'src/features/pages/server/comments/notice-queries.ts';
const COMMENTS = 'src/features/pages/server/comments/comments.test.ts';
const APPROVAL = 'src/features/pages/server/approval/approval.test.ts';
const CATALOGUE = 'tests/isolation/catalogue.test.ts';

/** A table that neither row-level security nor its statements isolate. */
const openTable: Mutant = {
  name: 'redirects: neither row-level security nor the site in its statements',
  edits: [
    {
      file: 'db/migrations/0014-redirects.sql',
      find: `select secure_tenant_table('redirects');`,
      replace: `select secure_tenant_table('redirects'); drop policy tenant on redirects;
        create policy tenant on redirects to sitewright_app using (true) with check (true);`,
    },
    { file: REDIRECTS, find: `.where('redirects.website_id', '=', tx.site);`, replace: ';' },
  ],
  tests: [MATRIX],
};

/** Faults in tenant isolation, sign-in, requests and output. */
export const peopleAndWalls: readonly Mutant[] = [
  openTable,
  mutant(
    'the site is set for the session',
    DB,
    ['begin; set local app.website_id', 'begin; set app.website_id'],
    'src/lib/db/database.test.ts',
  ),
  mutant(
    'a transaction that failed passes for committed',
    DB,
    [`if (command !== 'COMMIT')`, `if (command === '')`],
    'src/lib/db',
  ),
  mutant(
    'row-level security is not forced',
    'db/migrations/0001-foundation.sql',
    ['alter table %s force row level security', 'alter table %s no force row level security'],
    CATALOGUE,
  ),
  mutant('a trigger is gone', 'db/migrations/0038-webhooks.sql', [`'order.paid'`, `'order.gone'`], CATALOGUE),
  mutant(
    'a session that has ended opens the site',
    'src/features/accounts/server/session-queries.ts',
    [`.where('sessions.expires_at', '>', sql<Date>\`now()\`),`, ','],
    'src/features/accounts/tests',
  ),
  mutant(
    'a one-time link works twice',
    'src/features/accounts/server/queries.ts',
    [`.where('used_at', 'is', null)`, ''],
    'src/features/accounts/tests/tokens.test.ts',
  ),
  mutant(
    'a one-time link works for ever',
    'src/features/accounts/server/queries.ts',
    [`.where('expires_at', '>', sql<Date>\`now()\`)`, ''],
    'src/features/accounts/tests/tokens.test.ts',
  ),
  mutant(
    'readers may write',
    'src/lib/http/areas.ts',
    [`rights[area] === 'write' || rights[area] === access`, 'rights[area] !== undefined'],
    'src/lib/http/areas.test.ts',
    'src/features/api-keys/tests',
  ),
  mutant(
    'customers may do what owners may',
    'src/lib/http/invoke.ts',
    [`if (who === 'owner' && !acts)`, `if (who === 'owner' && !actor)`],
    MATRIX,
  ),
  mutant(
    'a key may do everything that its rights do not name',
    'src/lib/http/invoke.ts',
    ['if (area && allows(actor.rights, area, access)) return actor;', 'return actor;'],
    'src/features/api-keys/tests',
  ),
  mutant(
    'a key that has expired opens the site',
    'src/features/api-keys/server/find-key.ts',
    ['!found || found.expired || found.lacks_step', '!found || found.lacks_step'],
    'src/features/api-keys/tests',
  ),
  mutant(
    'a page of another port acts for the visitor',
    'src/lib/http/adapter.ts',
    [`(sent.port || standard) === (own.port || standard)`, 'true'],
    MATRIX,
  ),
  mutant(
    'a page of another scheme acts for the visitor',
    'src/lib/http/adapter.ts',
    [`scheme === (context.secure ? 'https' : 'http') &&`, ''],
    MATRIX,
  ),
  mutant(
    'a second Host header is ignored',
    'src/lib/http/requests/host.ts',
    ['if (found !== undefined) return undefined;', 'if (found !== undefined) continue;'],
    'src/lib/http/requests/host.test.ts',
    'tests/faults/bad-input.test.ts',
  ),
  {
    name: 'an address with a user in it is a host',
    edits: [
      { file: 'src/lib/http/requests/host.ts', find: '([a-z0-9.-]{1,254})', replace: '([a-z0-9.@-]{1,254})' },
      {
        file: 'src/lib/http/requests/host.ts',
        find: '/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/',
        replace: '/^[a-z0-9]([a-z0-9@-]{0,61}[a-z0-9])?$/',
      },
    ],
    tests: ['src/lib/http/requests/host.test.ts'],
  },
  mutant(
    'a body may name another site',
    'src/lib/http/invoke.ts',
    ['if (!namesSite(website, websiteId))', 'if (false)'],
    MATRIX,
  ),
  mutant(
    'a code of the app is good twice',
    'src/features/accounts/server/security/codes.ts',
    [`step !== null && (await store.spendStep(step)) ? 'code' : null`, `step !== null ? 'code' : null`],
    'src/features/accounts/tests/second-step.test.ts',
  ),
  mutant(
    'limits count each address of a network by itself',
    'src/lib/work/limits.ts',
    ['.slice(0, 4).join', '.slice(0, 8).join'],
    'src/lib/work/limits.test.ts',
  ),
  mutant(
    'a limit that was reached lets one more through',
    'src/lib/work/limits.ts',
    ['result.consumedPoints >= points', 'result.consumedPoints > points'],
    'src/lib/work/limits.test.ts',
    'src/features/accounts/tests/limits.test.ts',
  ),
  mutant(
    'a script may be a link',
    'src/lib/links/safe-href.ts',
    ['if (scheme !== undefined) return null;', 'if (scheme !== undefined) return href;'],
    'src/lib/links/safe-href.test.ts',
  ),
  mutant(
    'structured data is not escaped',
    'src/app/http/head-parts.ts',
    [
      `.replaceAll('<', '\\\\u003c');\n  return \`<script type="application/ld+json">`,
      `;\n  return \`<script type="application/ld+json">`,
    ],
    'src/app/http/head-parts.test.ts',
  ),
  mutant(
    'text in the head of a page is not escaped',
    'src/lib/escape-html.ts',
    [`text.replace(/[&<>"']/g,`, `text.replace(/[&]/g,`],
    'src/app/http/head-parts.test.ts',
  ),
  mutant(
    'a spreadsheet runs what a customer typed',
    'src/lib/values/csv-cell.ts',
    [`/^'*[=+\\-@`, `/^'*[=+\\-`],
    'src/lib/values/csv-cell.test.ts',
  ),
  mutant(
    'this machine may be asked for a file',
    'src/lib/safe-fetch/public-address.ts',
    [`  ['127.0.0.0', 8],\n`, ''],
    'src/lib/safe-fetch',
  ),
  mutant(
    'IPv6 that carries IPv4 passes for the open internet',
    'src/lib/safe-fetch/public-address.ts',
    [`  ['2002::', 16],\n`, ''],
    'src/lib/safe-fetch',
  ),
  mutant(
    'a header of an email takes two lines',
    'src/features/emails/template.ts',
    [`value.replace(/[\\s\\p{Cc}\\u2028\\u2029]+/gu, ' ').trim()`, 'value.trim()'],
    'src/features/emails',
    'src/features/emails/tests',
  ),
  mutant(
    'an email is claimed by two workers',
    'src/features/emails/server/sending/mail-queries.ts',
    [`.where('tries', '<', number)`, ''],
    'src/features/emails/tests',
  ),
  mutant(
    'blocks of an imported page are not checked',
    'src/features/portability/server/archive/check-row.ts',
    [
      `return table === 'page_versions' ? checkPage(checked.data, context, refuse) : checked.data;`,
      'return checked.data;',
    ],
    'src/features/portability/tests/hostile.test.ts',
  ),
  {
    name: 'an imported refund goes on',
    edits: [
      {
        file: 'src/features/portability/server/archive/policy/order-tables.ts',
        find: `status: of.oneOf('done', 'failed'),`,
        replace: `status: of.oneOf('done', 'failed', 'waiting'),`,
      },
      {
        file: 'src/features/portability/server/archive/policy/order-tables.ts',
        find: '{ ...pastRefund,',
        replace: '{ ...pastRefund, arrives: (row) => row,',
      },
    ],
    tests: ['src/features/portability/tests/hostile.test.ts'],
  },
  mutant(
    'somebody who is signed in meets the cache of visitors',
    'src/app/cache/share-answers.ts',
    [
      `request.headers.cookie?.includes(sessionCookieName(false)) ? null : anyonesAddress(app, request);`,
      'anyonesAddress(app, request);',
    ],
    'tests/journeys/page-cache.test.ts',
  ),
  mutant(
    'any text is taken as a link of an imported row',
    'src/features/portability/server/archive/policy/columns.ts',
    [`link('This link can’t be used.');`, 'text(2000);'],
    'src/features/portability/tests/hostile.test.ts',
  ),
  mutant(
    'an export has no end of files',
    'src/features/portability/server/archive/write-archive.ts',
    ['if (count > most)', 'if (count > Infinity)'],
    'src/features/portability/tests/whole-sites.test.ts',
  ),
  mutant(
    'an export lists a content once for each file of it',
    'src/features/portability/server/archive/row-queries.ts',
    ['distinct on (sha256) id', 'id'],
    'src/features/portability/tests/whole-sites.test.ts',
  ),
  mutant(
    'an export that is refused is tried again',
    'src/features/portability/server/export-job.ts',
    ['error instanceof Refusal', 'error === undefined'],
    'src/features/portability/tests/site-exports.test.ts',
  ),
  mutant(
    'what waits for an archive stays on the disk',
    'src/features/portability/server/archive/write-archive.ts',
    ['await Promise.all(opened.map((one) => one.discard()));', 'opened.length = 0;'],
    'src/features/portability/tests/whole-sites.test.ts',
  ),
  mutant(
    'one part of each kind is taken for a whole erasure',
    'src/features/portability/server/person/erase-person.ts',
    ['if (done < most(rowsOfPart)) break;', 'break;'],
    'tests/isolation/bounded-jobs.test.ts',
  ),
  mutant(
    'a comment is mailed to somebody who may not see pages any more',
    NOTICES,
    ['and ${seesPages}\n    for no key update', 'for no key update'],
    COMMENTS,
  ),
  mutant(
    'anybody’s comment can be edited',
    'src/features/pages/server/comments/comment-operations.ts',
    ['if (found.author_id !== by.accountId) throw', 'if (found.author_id === null) throw'],
    COMMENTS,
  ),
  mutant(
    'a contributor publishes',
    'src/lib/http/invoke.ts',
    [`if (publishes && !may('publish', 'write')) throw needsApproval();`, ''],
    APPROVAL,
  ),
  mutant(
    'a key of somebody who may not publish does',
    'src/features/api-keys/key-areas.ts',
    [`...(maker.publish ? { publish: maker.publish } : {}),`, `publish: 'write',`],
    APPROVAL,
  ),
  mutant(
    'a contributor moves a page that visitors see',
    'src/features/pages/server/editing/save-draft.ts',
    ['if (!publishes && reaches && changesPlace(changes, taken)) throw needsApproval();', ''],
    APPROVAL,
  ),
  mutant(
    'a contributor features an entry that visitors see',
    'src/features/entries/server/entry-operations.ts',
    [`if (!may('publish', 'write') && (await reachesVisitors(tx, ids))) throw needsApproval();`, ''],
    'src/features/entries/server/entry-approval.test.ts',
  ),
  mutant(
    'a draft takes the former address of a page away',
    'src/features/pages/server/editing/save-draft.ts',
    ['if (moved && publishes) await', 'if (moved) await'],
    APPROVAL,
  ),
  mutant(
    'an edit after the request is published with it',
    'src/features/pages/server/approval/request-operations.ts',
    ['if (row.version !== current)', 'if (row.version > current)'],
    APPROVAL,
  ),
  mutant(
    'customers can be mentioned',
    NOTICES,
    ['and a.id = any(${ids}::uuid[]) and ${seesPages}`', 'and a.id = any(${ids}::uuid[])`'],
    COMMENTS,
  ),
  mutant(
    'a comment that was read in the admin is mailed as well',
    NOTICES,
    ['const open = sql`n.read_at is null and n.mailed_at is null`', 'const open = sql`n.mailed_at is null`'],
    COMMENTS,
  ),
  mutant(
    'every comment of a long discussion sends an email',
    'src/features/pages/server/comments/comment-digest.ts',
    ['if (to !== undefined && age < GATHER_SECONDS) return false;', ''],
    COMMENTS,
  ),
  mutant(
    'the setup guide names drafts to whoever may read settings',
    'src/features/site-check/server/setup/setup.ts',
    ["steps: steps.filter(({ key }) => request.may(areas[key], 'read')),", 'steps,'],
    'src/features/site-check/tests/setup.test.ts',
  ),
  mutant(
    'administrators of one server share their logins',
    'src/lib/db/roles.ts',
    ['const name = `${role}_${admin}`;', 'const name = `${role}_shared`;'],
    'src/lib/db/roles.test.ts',
  ),
  mutant(
    'an import believes the type that a row names',
    'src/features/portability/server/archive/place-bytes.ts',
    ['if ((await identify(staged.path, name, staged.size)) !== type)', "if (type === '')"],
    'src/features/portability/server/archive/open-archive.test.ts',
  ),
];
