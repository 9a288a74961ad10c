import { CommandError, Report, runCommand } from './app/commands/command-line.ts';
import { BackupError } from './lib/backup/backup-error.ts';
import { SettingError } from './app/config.ts';
import { StartRefusal } from './lib/db/embedded/index.ts';
import { Refusal } from './lib/errors.ts';

try {
  const result = await runCommand(process.argv.slice(2));
  const isReport = result instanceof Report;
  process.stdout.write(`${isReport ? result.text : JSON.stringify(result, null, 2)}\n`);
  if (isReport && !result.ok) process.exitCode = 1;
} catch (error) {
  const expected = [CommandError, SettingError, StartRefusal, Refusal, BackupError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
