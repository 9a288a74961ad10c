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
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import type { Shop, StripeState } from '../../../shop-shapes.ts';
import { callShop, stripeQuery } from './shop-calls.ts';
import type { ShopForm } from './use-shop-form.ts';

const states: Record<StripeState['state'], { label: string; color: string; says: string }> = {
  none: { label: 'Not connected', color: 'gray', says: 'Connect an account at Stripe to take cards.' },
  unknown: {
    label: 'Not known',
    color: 'orange',
    says: 'Stripe does not know this account, it is not connected to this platform, or Stripe does not answer just now.',
  },
  incomplete: {
    label: 'Not complete',
    color: 'orange',
    says: 'The account has been opened, but Stripe needs more from you before it takes money.',
  },
  restricted: {
    label: 'No payments yet',
    color: 'orange',
    says: 'Stripe does not let this account take money at the moment.',
  },
  ready: { label: 'Ready', color: 'teal', says: 'Cards can be taken.' },
};

const meets: Record<StripeState['provider'], string> = {
  stripe: 'Buyers pay by card now.',
  test: 'Buyers meet the test payment now: no money moves.',
  manual: 'Buyers pay by hand now.',
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
            {state.mode === 'live' ? 'Real money' : 'Test mode, no money moves'}
          </Badge>
        )}
      </Group>
      <Text size="sm">
        {says}{' '}
        {state.provider === 'stripe' && state.state !== 'ready'
          ? 'Until then nobody can pay by card.'
          : meets[state.provider]}
      </Text>
      {state.state === 'ready' && !state.payoutsEnabled && (
        <Text size="sm">Payouts to your bank are not possible yet; what you take waits at Stripe.</Text>
      )}
      {state.missing.length > 0 && state.state !== 'unknown' && (
        <div>
          <Text size="sm" fw={600}>
            Stripe still asks for:
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
          Open Stripe’s dashboard <IconExternalLink size={14} aria-hidden />
        </Anchor>
      )}
    </Stack>
  );
}

/** The connection to Stripe: how it stands, what is missing, and the way there. */
export function StripeCard({
  form: { values, errors, set, isChanged },
  shop,
}: {
  form: ShopForm;
  shop: Shop;
}) {
  const { data: state, error, refetch, isFetching } = useQuery(stripeQuery);
  const connect = useMutation({
    mutationFn: () => callShop('POST /api/shop/stripe/connect', { body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Fieldset legend="Cards by Stripe">
      {!state && <Skeleton height={120} />}
      {state && !state.available && (
        <Alert color="gray" icon={<IconInfoCircle />} title="Cards cannot be taken on this server yet">
          Whoever runs the server has to set the keys of Stripe (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and
          STRIPE_WEBHOOK_SECRET). {meets[state.provider]}
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
                {shop.stripeAccountId ? 'Go on at Stripe' : 'Connect with Stripe'}
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
            label="Account at Stripe"
            description="Filled in when you connect. If your account is connected to this platform already, write it here. Empty takes the connection away."
            placeholder="acct_…"
            value={values.stripeAccountId ?? ''}
            error={errors['stripeAccountId']}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => set({ stripeAccountId: currentTarget.value.trim() || null })}
          />
          {shop.stripeAccountId && values.stripeAccountId === null && (
            <Alert color="orange" icon={<IconInfoCircle />} role="status">
              When you save this, cards cannot be paid with any more. Orders that were paid can still be given
              back.
            </Alert>
          )}
        </Stack>
      )}
    </Fieldset>
  );
}
