import { ensureBuilt } from '../src/app/build/ensure-built.ts';
import { startWords } from '../src/app/messages/operator-start/words.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const built = await ensureBuilt({ onBuild: () => say(startWords.building) });
if (!built) say(startWords.upToDate);
