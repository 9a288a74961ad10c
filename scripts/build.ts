import { ensureBuilt } from '../src/app/build/ensure-built.ts';

const built = await ensureBuilt({ log: (line) => process.stdout.write(`${line}\n`) });
if (!built) process.stdout.write('The build is up to date.\n');
