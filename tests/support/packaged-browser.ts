import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;

/** Found from the package's entry, because its manifest is not exported. */
function version(): string {
  let folder = dirname(require.resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'bin')) && folder !== dirname(folder)) folder = dirname(folder);
  const manifest: { version: string } = require(join(folder, 'package.json'));
  return manifest.version;
}

/**
 * Unpacks the browser of `@sparticuz/chromium` once per version and user. @returns how to start it
 * Several processes may do this at once: each unpacks into its own folder, and the first to rename it wins.
 */
export async function packagedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (process.platform !== 'linux') {
    throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
  }
  const folder = join(tmpdir(), `sitewright-chromium-${version()}-${userInfo().uid}`);
  if (!existsSync(folder)) {
    const aside = await mkdtemp(`${folder}-`);
    await run(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts')], {
      // With this variable the package also unpacks the libraries that the browser needs.
      env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(aside, 'fonts.conf'), fontSettings(folder));
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
  }
  const inherited = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...Object.fromEntries(inherited),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: process.env['FONTCONFIG_FILE'] ?? join(folder, 'fonts.conf'),
    },
  };
}
