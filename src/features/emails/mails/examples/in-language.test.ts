import { expect, test } from 'vitest';
import type { MailValues } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { examplesIn } from './in-language.ts';

const textsIn = (values: MailValues) =>
  Object.values(values).flatMap((value) =>
    typeof value === 'string' ? [value] : value.flatMap((row) => [row.label, row.value]),
  );
const examples = mailKinds.flatMap(({ sample, variants = [] }) => [
  sample,
  ...variants.map((one) => one.values),
]);

/** Names of people and services, and words that languages share. */
const isName = (text: string) =>
  /^(?:A104\d, )?(?:Ada (?:Brook|Byron)|Charles Babbage|Google|Instagram|A104\d)$/.test(text);
/** Links, addresses and plain numbers. */
const isSame = (text: string) => !/\p{L}|£/u.test(text) || /^\/|:\/\/|^\S+@\S+$|, \S+@\S+$/.test(text);

test.each(['de', 'fr', 'es'] as const)('each example is in %s, except for names', (language) => {
  const shared = new Set(['Name', 'Message', 'Contact', 'Photos', 'Editor', 'Subtotal', 'Total', '1 h']);
  const left = examples.flatMap((values) => {
    const texts = textsIn(examplesIn(language, values));
    return textsIn(values).filter(
      (text, at) => text === texts[at] && !shared.has(text) && !isName(text) && !isSame(text),
    );
  });
  expect(left).toEqual([]);
});
