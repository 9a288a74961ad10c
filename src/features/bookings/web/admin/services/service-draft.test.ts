import { expect, test } from 'vitest';
import { newService, type Service } from '../../../service-shapes.ts';
import { bodyOf, draftOf, emptyDraft, serviceColours, startingDraft } from './service-draft.ts';

test.each(['appointment', 'class', 'hire'] as const)(
  'what a new %s begins with can be saved as it is',
  (kind) => {
    const body = bodyOf({ ...startingDraft(kind, []), label: 'A', price: 10, durations: [] });
    expect(newService.safeParse(body).error).toBeUndefined();
  },
);

test('a new service has the first of the colours that the fewest services have', () => {
  const all = Object.keys(serviceColours);
  const [first = '', second = '', third] = all;
  const colourAfter = (colours: readonly string[]) => startingDraft('class', colours).colour;
  expect(colourAfter([])).toBe(first);
  expect(colourAfter([second, first, '#000000'])).toBe(third);
  expect(colourAfter([...all, first])).toBe(second);
});

test('what was saved comes back as it was typed', () => {
  const draft = {
    ...emptyDraft,
    label: 'Evening',
    slug: 'evening',
    price: 20,
    hours: [{ day: 5, from: '18:00', to: '00:00' }],
    exceptions: [{ date: '2027-03-14', hours: [{ from: '00:00', to: '00:00' }] }],
    sessions: [{ date: '2027-03-14', time: '18:00' }],
  };
  const body = bodyOf(draft);
  expect(body.hours).toEqual([{ day: 5, from: '18:00', to: '24:00' }]);
  expect(newService.safeParse(body).error).toBeUndefined();
  expect(draftOf(body as unknown as Service)).toEqual(draft);
});

test('a service that is free costs nothing, whatever stood in the fields', () => {
  const free = {
    ...emptyDraft,
    label: 'A',
    isFree: true,
    deposit: 5,
    durations: [{ minutes: 30, price: '' as const }],
  };
  expect(bodyOf(free)).toMatchObject({ price: 0, deposit: null, durations: [{ minutes: 30, price: 0 }] });
});

test('what is missing is said beside its field', () => {
  expect(() => bodyOf({ ...emptyDraft, durations: [{ minutes: '', price: 5 }] })).toThrow(
    expect.objectContaining({
      fields: {
        price: 'Enter an amount like 24.50.',
        'durations.0.minutes': 'Enter a number.',
      },
    }) as Error,
  );
});
