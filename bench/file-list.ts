import pg from 'pg';
import { startServer, owner } from '../tests/support/server.ts';
import { startEmbeddedPostgres } from '../src/lib/db/embedded/index.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import { writeDatabaseUrl } from '../tests/support/postgres.ts';
import { median, type Figure } from './support/figures.ts';

export const name = 'file-list';
export const describe = 'Listing and searching a library of 10,000 files, over HTTP';

const FILES = 10_000;
const ROUNDS = 15;

const calls = {
  'the newest 100': '/api/files?limit=100',
  'by name': '/api/files?limit=100&sort=name',
  'by size, pictures only': '/api/files/images?limit=100&sort=size',
  'a search of two words': '/api/files?limit=100&q=glaze%2077',
  'a search that finds nothing': '/api/files?limit=100&q=nowhere',
  'the folders': '/api/files/folders',
  'the room': '/api/files/room',
};

const fill = `
  insert into sitewright.file_folders (website_id, path) select $1, 'Folder ' || n from generate_series(0, 49) n;
  insert into sitewright.files (website_id, name, folder, kind, type, size, revision, source_type, source_size, sha256, alt, state)
    select $1, 'Picture of a glaze, number ' || n || '.jpg', 'Folder ' || n % 50, 'image', 'image/jpeg', n * 37 % 900000, 'r' || n,
      'image/jpeg', n * 37 % 900000, sha256(n::text::bytea), 'A bowl on a table in the morning ' || n, 'ready'
    from generate_series(1, ${FILES}) n;
  analyze sitewright.files`;

export async function run(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench-files');
  const database = await startEmbeddedPostgres({ dataDir: folder.path });
  const server = await startServer({ settings: { DATABASE_URL: writeDatabaseUrl(database.connection) } });
  try {
    const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
    const { _id } = (await server.request({ path: '/api/website' })).json() as { _id: string };
    const client = new pg.Client(database.connection);
    await client.connect();
    for (const statement of fill.replaceAll('$1', `'${_id}'`).split(';')) await client.query(statement);
    await client.end();
    const figures: Figure[] = [];
    for (const [what, path] of Object.entries(calls)) {
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n += 1) {
        const begun = performance.now();
        const { status } = await server.request({ path, cookie });
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        times.push(performance.now() - begun);
      }
      figures.push({ what, value: median(times), unit: 'ms', goal: { atMost: 50 } });
    }
    return figures;
  } finally {
    await server.stop();
    await database.stop();
    await folder.remove();
  }
}
