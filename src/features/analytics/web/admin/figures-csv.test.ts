import { expect, test } from 'vitest';
import { noFigures } from '../../figures.ts';
import { csvOf, daysCsv } from './figures-csv.ts';

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

test('days go out with every measure, months by their names', () => {
  const days = [{ ...noFigures(), day: '2026-03-01', visitors: 3, visits: 4, bounces: 1, seconds: 90 }];
  const [head = '', row] = daysCsv({ unit: 'day', days }).split('\r\n');
  expect(head).toMatch(/^\ufeffDay,Visitors,Visits,Page views,Bounce rate,Time on site,Orders/);
  expect(row).toBe('2026-03-01,3,4,0,25,22.5,0,0,0,0,0,0');
  expect(daysCsv({ unit: 'month', days }).split('\r\n')[1]).toMatch(/^2026-03,/);
});
