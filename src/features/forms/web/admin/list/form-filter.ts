import type { ListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import type { Form } from '../../../contract.ts';

/** Keys of words. */
export const formChoices = {
  kind: {
    '': 'allForms',
    messages: 'messages',
    orders: 'orders',
    newsletter: 'newsletter',
    unused: 'unusedForms',
  },
  sort: { '': 'newest', name: 'formName', messages: 'mostMessages' },
} as const;

type Kind = keyof (typeof formChoices)['kind'];

const isOf: Record<Kind, (form: Form) => boolean> = {
  '': () => true,
  messages: ({ purpose, newsletter }) => purpose !== 'order' && !newsletter,
  orders: ({ purpose }) => purpose === 'order',
  newsletter: ({ newsletter }) => newsletter,
  unused: ({ uses = [] }) => uses.length === 0,
};

/** The forms that the filter leaves, in its order. All of a site's forms are loaded at once. */
export function filteredForms(
  forms: readonly Form[],
  { q, kind, sort }: ListFilter<typeof formChoices>,
): Form[] {
  const wanted = plainLetters(q.trim());
  const left = forms.filter(
    (form) =>
      isOf[kind](form) &&
      [form.name, ...(form.uses ?? []).map(({ label }) => label)].some((text) =>
        plainLetters(text).includes(wanted),
      ),
  );
  if (sort === 'name') return left.toSorted((one, other) => one.name.localeCompare(other.name));
  if (sort === 'messages') return left.toSorted((one, other) => (other.messages ?? 0) - (one.messages ?? 0));
  return left;
}
