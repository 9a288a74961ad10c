import { eraseInParts } from '../../src/features/portability/server/person/erase-person.ts';
import { openDatabase } from '../../src/lib/db/database.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import type { Site } from '../../src/lib/http/requests/request-context.ts';
import { openJobs } from '../../src/lib/work/jobs.ts';
import { silent } from '../support/site-context.ts';

// A separate process that erases a person, so that it can be killed while it does.
const { admin, site, erasure } = JSON.parse(process.argv[2] ?? '{}') as {
  admin: Connection;
  site: Site;
  erasure: string;
};
const db = openDatabase(admin, { onError: () => {} });
const jobs = openJobs(admin, { log: silent });
await jobs.start();
const siteOf = () => Promise.resolve(site);
await eraseInParts({ db, jobs, log: silent, siteOf }, { websiteId: site.id, erasure });
