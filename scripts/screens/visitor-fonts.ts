import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decompress from 'wawoff2/decompress.js';

const require = createRequire(import.meta.url);

/** Fonts with the widths of those that most visitors have, and the names of these. */
const families = { arimo: 'Arial', tinos: 'Times New Roman' };
const faces = [
  [400, ''],
  [700, ' Bold'],
] as const;

/**
 * Makes a folder with fonts that nearly every visitor has, for machines that have none: text is set in them until a site's own fonts
 * arrive. @returns the path of a configuration for `FONTCONFIG_FILE`
 */
export async function visitorFonts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-fonts-'));
  const rules: string[] = [];
  for (const [family, name] of Object.entries(families))
    for (const [weight, style] of faces) {
      const file = join(folder, `${family}-${weight}.ttf`);
      const packed = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
      await writeFile(file, await decompress(await readFile(packed)));
      rules.push(
        `<match target="scan"><test name="file"><string>${file}</string></test><edit name="fullname" mode="assign"><string>${name}${style}</string></edit></match>`,
      );
    }
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir>${rules.join('')}</fontconfig>
`,
  );
  return settings;
}
