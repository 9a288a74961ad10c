import { expect, test } from 'vitest';
import { csvOf } from './figures-csv.ts';

test('a table goes out as cells that no table program runs', () => {
  expect(
    csvOf(
      ['Source', 'Visits'],
      [
        ['=HYPERLINK("https://evil.test")', 3],
        ['a, "b"\nc', -1],
        ['@x', 0.5],
      ],
    ),
  ).toBe(
    '\ufeffSource,Visits\r\n"\'=HYPERLINK(""https://evil.test"")",3\r\n"a, ""b""\nc",-1\r\n\'@x,0.5\r\n',
  );
});
