import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { ShopHead } from '../settings/shop-frame.tsx';
import css from '../settings/shop-settings.module.css';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { discountsPath, discountsQuery } from './discount-calls.ts';
import { effectOf, stateOf, stateLabels, usesOf } from './discount-labels.ts';
import { useEndDiscount } from './use-end-discount.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';

function Row({ discount }: { discount: Discount }) {
  const words = useMessages(discountsAdmin);
  const site = useWebsite().data;
  const money = useShownMoney();
  const ending = useEndDiscount();
  const { code, startsAt, endsAt } = discount;
  const state = stateOf(discount);
  const { label, color } = stateLabels[state];
  const day = (instant: string) =>
    new Intl.DateTimeFormat(adminLocale(), {
      dateStyle: 'medium',
      timeZone: site?.timezone,
    }).format(new Date(instant));
  const [start, end] = [startsAt && day(startsAt), endsAt && day(endsAt)];
  const dates =
    start && end
      ? words.fromUntil({ start, end })
      : start
        ? words.fromDay({ day: start })
        : end && words.untilDay({ day: end });
  return (
    <Card component="li" withBorder padding="md">
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Anchor
              component={Link}
              to={`${discountsPath}/${discount._id}`}
              c="inherit"
              fw={600}
              className="admin-words"
            >
              {code}
            </Anchor>
            <Badge color={color} variant="dot" tt="none" fw={500}>
              {words[label]}
            </Badge>
          </Group>
          <Text size="sm">
            {effectOf(discount, (amount) => money(amount, site?.ecommerce.currency ?? 'GBP'))}
            {dates && <Text span c="dimmed" size="sm">{`, ${dates}`}</Text>}
          </Text>
          <Text size="sm" c="dimmed">
            {usesOf(discount)}
          </Text>
        </div>
        {state !== 'ended' && (
          <Button
            variant="default"
            size="xs"
            loading={ending.isPending}
            onClick={() => ending.mutate(discount)}
            aria-label={words.endCodeNamed({ code })}
          >
            {words.endCode}
          </Button>
        )}
      </Group>
    </Card>
  );
}

const NewCode = () => (
  <Button component={Link} to={`${discountsPath}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
    {useMessages(discountsAdmin).addDiscountCode}
  </Button>
);

/** Discount codes, the newest first. */
export function DiscountList() {
  const words = useMessages(discountsAdmin);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(discountsQuery);
  const discounts = data?.pages.flat();
  return (
    <>
      <ShopHead title={words.discountCodes} lead={words.codesThatCustomersEnterAt}>
        {discounts && discounts.length > 0 && <NewCode />}
      </ShopHead>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={84} />}
      {discounts?.length === 0 && (
        <EmptyState
          icon={<IconTicket size={28} />}
          title={words.noDiscountCodesYet}
          says={words.addACodeLikeWelcome10}
        >
          <NewCode />
        </EmptyState>
      )}
      {discounts && discounts.length > 0 && (
        <ul className={css.list}>
          {discounts.map((discount) => (
            <Row key={discount._id} discount={discount} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </Group>
      )}
    </>
  );
}
