import { SettingError } from './app/config.ts';
import { run } from './app/run.ts';
import { StartRefusal } from './lib/db/embedded/index.ts';

try {
  await run();
} catch (error) {
  const expected = error instanceof SettingError || error instanceof StartRefusal;
  process.stderr.write(`Sitewright did not start.\n${expected ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
