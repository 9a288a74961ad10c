import { startMailWorker } from '../server/index.ts';
import { openDatabase } from '../../../lib/db/database.ts';
import type { Connection } from '../../../lib/db/roles.ts';
import { openJobs } from '../../../lib/work/jobs.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { leaseSeconds } from './world.ts';

// A separate process that delivers emails, so that it can be killed while it does.
const { admin, smtpUrl } = JSON.parse(process.argv[2] ?? '{}') as { admin: Connection; smtpUrl: string };
const db = openDatabase(admin, { onError: () => {} });
const jobs = openJobs(admin, { log: silent, leaseSeconds });
await jobs.start();
await startMailWorker({
  db,
  jobs,
  smtpUrl,
  mailFrom: 'mail@platform.test',
  log: silent,
  print: () => {},
});
console.log('working');
