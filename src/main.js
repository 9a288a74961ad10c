// JavaScript, because the compile cache has to be on before the first TypeScript: then nothing needs its types stripped again,
// and Node doesn't load its TypeScript compiler.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// In the program's own folder: what lies in the system's folder for temporary files could be somebody else's. Where it can't
// be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { SettingError } = await import('./app/config.ts');
const { StartRefusal } = await import('./lib/db/embedded/index.ts');
try {
  const { run } = await import('./app/run.ts');
  await run();
  flushCompileCache();
} catch (error) {
  const expected = error instanceof SettingError || error instanceof StartRefusal;
  process.stderr.write(`Sitewright did not start.\n${expected ? error.message : error.stack}\n`);
  process.exit(1);
}
