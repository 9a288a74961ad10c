import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFrame } from '../src/features/emails/server/rendering/compile-frame.ts';

// Run this after changing frame.mjml. A test fails if it was forgotten.
await writeFile(
  join(import.meta.dirname, '../src/features/emails/server/rendering/frame.mustache'),
  await compileFrame(),
);
