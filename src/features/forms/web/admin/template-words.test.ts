import { expect, test } from 'vitest';
import { en } from '../../messages/admin-templates/en.ts';
import { formTemplates } from '../../templates.ts';

test('the names and sentences of all templates have translations', () => {
  const read = formTemplates.flatMap(({ name, says }) => [name, says]);
  expect(Object.values(en)).toEqual(read);
});
