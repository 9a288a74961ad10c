import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import type { discountChoices } from './discount-choices.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';

const PAGE = 100;
export const DISCOUNTS_KEY = ['discounts'] as const;
export const discountsPath = '/admin/settings/ecommerce/discounts';

export const discountsQuery = ({ q, state, sort }: ListFilter<typeof discountChoices>) =>
  infiniteQueryOptions({
    queryKey: [...DISCOUNTS_KEY, 'list', q, state, sort],
    queryFn: ({ pageParam }) =>
      callShop('GET /api/discounts', {
        query: {
          ...(q ? { q } : {}),
          ...(state ? { state } : {}),
          ...(sort ? { sort } : {}),
          limit: PAGE,
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: keepPreviousData,
  });

export const discountQuery = (id: string) =>
  queryOptions({
    queryKey: [...DISCOUNTS_KEY, id],
    queryFn: () => callShop('GET /api/discount/{id}', { params: { id } }),
  });

/** All editable values of a code, as they are. */
export const fieldsOf = ({
  code,
  kind,
  value,
  active,
  startsAt,
  endsAt,
  minimum,
  totalLimit,
  customerLimit,
}: Discount) => ({ code, kind, value, active, startsAt, endsAt, minimum, totalLimit, customerLimit });
