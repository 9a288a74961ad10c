import { afterEach } from 'vitest';
import { textOfOpenPages } from './open-pages.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const text of await textOfOpenPages()) console.error(`Open page when “${task.name}” failed: ${text}`);
});
