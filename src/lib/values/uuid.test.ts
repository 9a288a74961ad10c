import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUuid, UUID, withDashes } from './uuid.ts';

test('knows an ID as the database writes it, and nothing around it', () => {
  const id = randomUUID();
  expect(isUuid(id)).toBe(true);
  for (const other of [
    '',
    id.toUpperCase(),
    `${id}0`,
    ` ${id}`,
    `${id}\n`,
    id.replaceAll('-', ''),
    `${id.slice(1)}g`,
  ])
    expect(isUuid(other), JSON.stringify(other)).toBe(false);
  expect(withDashes(id.replaceAll('-', ''))).toBe(id);
});

test('is a part of larger patterns', () => {
  const id = randomUUID();
  expect(new RegExp(`^/files/(${UUID})/(.+)$`).exec(`/files/${id}/a.png`)?.slice(1)).toEqual([id, 'a.png']);
});
