// JavaScript, because the compile cache has to be on before the first TypeScript: then nothing needs its types stripped again,
// and Node doesn't load its TypeScript compiler.
import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// In the program's own folder: what lies in the system's folder for temporary files could be somebody else's. Where it can't
// be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { isBuilt, program } = await import('./app/build/ensure-built.ts');
// Workers run what the first process runs, also while an upgrade is changing the sources.
const built = cluster.isWorker
  ? process.env.SITEWRIGHT_BUILT === '1'
  : !process.argv.includes('--dev') && (await isBuilt());
process.env.SITEWRIGHT_BUILT = built ? '1' : '';
const { describeFailure, run } = await import(built ? pathToFileURL(program).href : './app/run.ts');
try {
  await run(built);
  flushCompileCache();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}
