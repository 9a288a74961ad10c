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
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

type Said = WordsOf<typeof orderSettingsAdmin>;

const states = {
  none: { label: 'notConnected', color: 'gray', says: 'connectAStripeAccount' },
  unknown: { label: 'unknown', color: 'orange', says: 'stripeDoesntRecogniseThisAccount' },
  incomplete: { label: 'incomplete', color: 'orange', says: 'stripeNeedsMoreInformation' },
  restricted: { label: 'noPaymentsYet', color: 'orange', says: 'stripeDoesntAllowPayments' },
  ready: { label: 'ready', color: 'teal', says: 'youCanAcceptCardPayments' },
} as const satisfies Record<StripeState['state'], { label: keyof Said; color: string; says: keyof Said }>;

const meets = {
  stripe: 'customersPayByCard',
  test: 'customersSeeTestMode',
  manual: 'customersPayManually',
} as const satisfies Record<StripeState['provider'], keyof Said>;

function Standing({ state }: { state: StripeState }) {
  const words = useMessages(orderSettingsAdmin);
  const { label, color, says } = states[state.state];
  const dashboard = `https://dashboard.stripe.com/${state.mode === 'test' ? 'test/' : ''}dashboard`;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Badge color={color} variant="dot" tt="none" fw={600} size="lg">
          {words[label]}
        </Badge>
        {state.mode && (
          <Badge variant="default" tt="none" fw={500} size="lg">
            {state.mode === 'live' ? words.liveMode : words.testModeNoPaymentIs}
          </Badge>
        )}
      </Group>
      <Text size="sm">
        {words[says]}{' '}
        {state.provider === 'stripe' && state.state !== 'ready'
          ? words.untilThenCustomersCantPay
          : words[meets[state.provider]]}
      </Text>
      {state.state === 'ready' && !state.payoutsEnabled && (
        <Text size="sm">{words.stripeCantMakePayoutsTo}</Text>
      )}
      {state.missing.length > 0 && state.state !== 'unknown' && (
        <div>
          <Text size="sm" fw={600}>
            {words.stripeStillNeeds}
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
          {words.openStripeDashboard} <IconExternalLink size={14} aria-hidden />
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
  const words = useMessages(orderSettingsAdmin);
  const { data: state, error, refetch, isFetching } = useQuery(stripeQuery);
  const connect = useMutation({
    mutationFn: () => callShop('POST /api/shop/stripe/connect', { body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Fieldset legend={words.cardPaymentsWithStripe}>
      {!state && <Skeleton height={120} />}
      {state && !state.available && (
        <Alert color="gray" icon={<IconInfoCircle />} title={words.cardPaymentsArentAvailableYet}>
          {words.askYourHostingProviderTo({ meanwhile: words[meets[state.provider]] })}
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
                {shop.stripeAccountId ? words.continueOnStripe : words.connectWithStripe}
              </Button>
            )}
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {words.checkAgain}
            </Button>
          </Group>
          {isChanged && state.state !== 'ready' && (
            <Text size="sm" c="dimmed">
              {words.saveYourChangesFirstThen}
            </Text>
          )}
          <TextInput
            label={words.stripeAccount}
            description={words.filledInWhenYouConnect}
            placeholder={words.accountPlaceholder}
            value={now.stripeAccountId ?? ''}
            error={errors['stripeAccountId']}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => change({ stripeAccountId: currentTarget.value.trim() || null })}
          />
          {shop.stripeAccountId && now.stripeAccountId === null && (
            <Alert color="orange" icon={<IconInfoCircle />} role="status">
              {words.whenYouSaveCustomersCan}
            </Alert>
          )}
        </Stack>
      )}
    </Fieldset>
  );
}
