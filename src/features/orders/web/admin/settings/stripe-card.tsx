import {
  Alert,
  Anchor,
  Badge,
  Button,
  Fieldset,
  Group,
  List,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconBrandStripe, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { Shop, StripeState } from '../../../shop-shapes.ts';
import { callShop, stripeQuery } from './shop-calls.ts';
import type { ShopEditing } from './use-shop-editing.ts';

const states: Record<StripeState['state'], { label: string; color: string; says: string }> = {
  none: { label: 'Not connected', color: 'gray', says: 'Connect a Stripe account to accept card payments.' },
  unknown: {
    label: 'Unknown',
    color: 'orange',
    says: 'Stripe doesn’t recognise this account, it isn’t connected, or Stripe isn’t responding.',
  },
  incomplete: {
    label: 'Incomplete',
    color: 'orange',
    says: 'Your account has been created, but Stripe needs more information before it can take payments.',
  },
  restricted: {
    label: 'No payments yet',
    color: 'orange',
    says: 'Stripe doesn’t allow this account to take payments at the moment.',
  },
  ready: { label: 'Ready', color: 'teal', says: 'You can accept card payments.' },
};

const meets: Record<StripeState['provider'], string> = {
  stripe: 'Customers currently pay by card.',
  test: 'Customers currently see test mode: no payment is taken.',
  manual: 'Customers currently pay manually.',
};

function Standing({ state }: { state: StripeState }) {
  const { label, color, says } = states[state.state];
  const dashboard = `https://dashboard.stripe.com/${state.mode === 'test' ? 'test/' : ''}dashboard`;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Badge color={color} variant="dot" tt="none" fw={600} size="lg">
          {label}
        </Badge>
        {state.mode && (
          <Badge variant="default" tt="none" fw={500} size="lg">
            {state.mode === 'live' ? 'Live mode' : 'Test mode: no payment is taken'}
          </Badge>
        )}
      </Group>
      <Text size="sm">
        {says}{' '}
        {state.provider === 'stripe' && state.state !== 'ready'
          ? 'Until then, customers can’t pay by card.'
          : meets[state.provider]}
      </Text>
      {state.state === 'ready' && !state.payoutsEnabled && (
        <Text size="sm">Stripe can’t make payouts to your bank yet. Your balance stays in Stripe.</Text>
      )}
      {state.missing.length > 0 && state.state !== 'unknown' && (
        <div>
          <Text size="sm" fw={600}>
            Stripe still needs:
          </Text>
          <List size="sm">
            {state.missing.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </div>
      )}
      {state.account && (
        <Anchor href={dashboard} target="_blank" rel="noreferrer" size="sm" w="fit-content">
          Open Stripe dashboard <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </Stack>
  );
}

/** The state of the connection to Stripe, what is missing, and the next step. */
export function StripeCard({
  editing: { now, errors, change, isChanged },
  shop,
}: {
  editing: ShopEditing;
  shop: Shop;
}) {
  const { data: state, error, refetch, isFetching } = useQuery(stripeQuery);
  const connect = useMutation({
    mutationFn: () => callShop('POST /api/shop/stripe/connect', { body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Fieldset legend="Card payments with Stripe">
      {!state && <Skeleton height={120} />}
      {state && !state.available && (
        <Alert color="gray" icon={<IconInfoCircle />} title="Card payments aren’t available yet">
          Ask your hosting provider to set up Stripe. {meets[state.provider]}
        </Alert>
      )}
      {state?.available && (
        <Stack>
          <Standing state={state} />
          <Group gap="xs">
            {state.state !== 'ready' && (
              <Button
                leftSection={<IconBrandStripe size={18} aria-hidden />}
                loading={connect.isPending || connect.isSuccess}
                disabled={isChanged}
                onClick={() => connect.mutate()}
              >
                {shop.stripeAccountId ? 'Continue on Stripe' : 'Connect with Stripe'}
              </Button>
            )}
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              Check again
            </Button>
          </Group>
          {isChanged && state.state !== 'ready' && (
            <Text size="sm" c="dimmed">
              Save your changes first, then go to Stripe.
            </Text>
          )}
          <TextInput
            label="Stripe account"
            description="Filled in when you connect. If your account is already connected to this platform, enter its ID. Clear the field to disconnect."
            placeholder="acct_…"
            value={now.stripeAccountId ?? ''}
            error={errors['stripeAccountId']}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => change({ stripeAccountId: currentTarget.value.trim() || null })}
          />
          {shop.stripeAccountId && now.stripeAccountId === null && (
            <Alert color="orange" icon={<IconInfoCircle />} role="status">
              When you save, customers can no longer pay by card. You can still refund paid orders.
            </Alert>
          )}
        </Stack>
      )}
    </Fieldset>
  );
}
