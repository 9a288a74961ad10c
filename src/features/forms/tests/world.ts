import { emailOperations } from '../../emails/server/index.ts';
import { accountOperations, createOwner } from '../../accounts/server/index.ts';
import { openFileServices } from '../../../app/wiring/file-services.ts';
import { formOperations, formServices } from '../server/index.ts';
import { type Jobs, openJobs } from '../../../lib/work/jobs.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { temporaryFolder } from '../../../../tests/support/files.ts';
import { createTestSite, silent, visit, type Visitor } from '../../../../tests/support/site-context.ts';

export const owner = { email: 'owner@one.test', password: 'a-long-enough-passphrase' };

/** A site with an owner and the calls of forms, messages and emails. */
export async function formWorld() {
  const database = await createTestDatabase();
  const { db, admin } = database;
  const jobs: Jobs = openJobs(admin, { log: silent });
  await jobs.start();
  const site = await createTestSite(db, 'one.test');
  await db.forWebsite(site.id, (tx) => createOwner(tx, owner));
  const folder = await temporaryFolder('forms');
  const config = { dataDir: folder.path, fileLimits: { perFile: 1e6, perSite: 1e7 }, s3: undefined };
  const files = openFileServices(config, { db, jobs, log: silent });
  const accounts = accountOperations({
    db,
    jobs,
    announce: async () => {},
  });
  const forms = formServices({
    db,
    jobs,
    files,
    pagesShowing: async () => new Map(),
    siteOf: async (id) => (id === site.id ? site : null),
    answersTo: 'answers.test',
  });
  const operations = [
    ...accounts,
    ...emailOperations({ jobs, mailFrom: 'mail@platform.test', delivers: true }),
    ...formOperations(forms),
  ];
  let address = 0;
  /** Each visitor has their own network, because limits count by network. */
  const visitor = (from = `198.51.100.${++address}`): Visitor =>
    visit({ db, operations }, site, { address: from });
  const boss = visitor();
  await boss.call('POST /api/account/login', { body: owner });
  return {
    db,
    jobs,
    site,
    forms,
    visitor,
    boss,
    form: async (form: object): Promise<string> => {
      const made = await boss.call('POST /api/form', { body: form });
      if (made.status !== 201) throw new Error(JSON.stringify(made));
      return (made.body as { _id: string })._id;
    },
    mails: () => writtenMails(db, site.id),
    messages: async (query: object = {}) =>
      (await boss.call('GET /api/messages', { query })).body as Record<string, unknown>[],
    close: async () => {
      await jobs.stop();
      await files.images.close();
      await database.close();
      await folder.remove();
    },
  };
}

export type FormWorld = Awaited<ReturnType<typeof formWorld>>;

export const contactForm = {
  name: 'Contact',
  content: [
    { name: 'name', label: 'Your name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Message', type: 'multiline', required: true },
  ],
};
export const answers = {
  name: 'Ada Brook',
  email: 'ada@example.com',
  message: 'Is the blue bowl still there?',
};
