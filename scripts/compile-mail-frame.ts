import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFrame } from '../src/features/emails/server/rendering/compile-frame.ts';

// Run after a change of frame.mjml; a test tells when it was forgotten.
await writeFile(
  join(import.meta.dirname, '../src/features/emails/server/rendering/frame.mustache'),
  await compileFrame(),
);
