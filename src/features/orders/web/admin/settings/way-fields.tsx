import {
  ActionIcon,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { kinds, type Way } from './delivery-values.ts';
import { MoneyField, NumberField, optional } from './number-field.tsx';
import css from './shop-settings.module.css';
import { StepTable } from './step-table.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  way: Way;
  path: string;
  errors: Readonly<Record<string, string>>;
  currency: string;
  onChange: (way: Way) => void;
  onRemove: () => void;
  /** Absent for the first option, which is preselected for buyers. */
  onUp: (() => void) | undefined;
}

interface After extends Pick<Props, 'way' | 'path' | 'errors'> {
  change: (part: Partial<Way>) => void;
}

/** What customers are told: how to collect, or how long delivery takes. */
const AfterOrder = ({ way, path, errors, change }: After) => {
  const words = useMessages(orderSettingsAdmin);
  return way.kind === 'pickup' ? (
    <Textarea
      label={words.collectionInstructions}
      description={words.whereAndWhenCustomersCan}
      placeholder={words.exampleOfInstructions}
      autosize
      minRows={2}
      maxLength={500}
      value={way.instructions}
      error={errors[`${path}.instructions`]}
      onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
    />
  ) : (
    <NumberField
      label={words.maximumDeliveryTime}
      description={words.theCustomersRightToCancel}
      allowDecimal={false}
      max={365}
      suffix={` ${words.days}`}
      value={way.days}
      error={errors[`${path}.days`]}
      onChange={(days) => change({ days: optional(days) })}
    />
  );
};

const isStepped = (kind: Way['kind']) => kind === 'by-total' || kind === 'by-weight';

/** How the price is found, and from what total the delivery is free. */
function RateFields({ way, path, errors, currency, change }: After & Pick<Props, 'currency'>) {
  const words = useMessages(orderSettingsAdmin);
  const choose = (kind: Way['kind']) => {
    const needsSteps = isStepped(kind) && way.steps.length === 0;
    // Steps by amount mean nothing as weights.
    const steps = needsSteps || kind !== way.kind ? [{ from: 0, price: way.price }] : way.steps;
    change({ kind, steps: kind === 'flat' || kind === 'pickup' ? [] : steps });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
      <NativeSelect
        label={words.rateType}
        data={kinds()}
        value={way.kind}
        onChange={({ currentTarget }) =>
          choose(kinds().find(({ value }) => value === currentTarget.value)?.value ?? 'flat')
        }
      />
      {!isStepped(way.kind) && (
        <MoneyField
          label={words.price}
          currency={currency}
          value={way.price}
          error={errors[`${path}.price`]}
          onChange={(price) => change({ price })}
        />
      )}
      {way.kind !== 'pickup' && (
        <MoneyField
          label={words.freeFrom}
          description={words.leaveEmptyForNever}
          currency={currency}
          value={way.freeFrom}
          error={errors[`${path}.freeFrom`]}
          onChange={(value) => change({ freeFrom: optional(value) })}
        />
      )}
    </SimpleGrid>
  );
}

/** A delivery option: its name and price. */
export function WayFields({ way, path, errors, currency, onChange, onRemove, onUp }: Props) {
  const words = useMessages(orderSettingsAdmin);
  const change = (part: Partial<Way>) => onChange({ ...way, ...part });
  return (
    <li className={css.way}>
      <Stack gap="sm">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={words.name}
            maxLength={80}
            value={way.label}
            error={errors[`${path}.label`]}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            style={{ flex: 1 }}
          />
          {onUp && (
            <ActionIcon size={36} onClick={onUp} aria-label={words.moveUp({ label: way.label })}>
              <IconArrowUp size={18} />
            </ActionIcon>
          )}
          <ActionIcon size={36} onClick={onRemove} aria-label={words.removeNamed({ label: way.label })}>
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <RateFields way={way} path={path} errors={errors} currency={currency} change={change} />
        {isStepped(way.kind) && (
          <StepTable
            byWeight={way.kind === 'by-weight'}
            currency={currency}
            steps={way.steps}
            path={`${path}.steps`}
            errors={errors}
            onChange={(steps) => change({ steps })}
          />
        )}
        <AfterOrder way={way} path={path} errors={errors} change={change} />
        <TagsInput
          label={words.limitToShippingClasses}
          description={words.theShippingClassesOfYour}
          value={way.classes}
          error={errors[`${path}.classes`]}
          onChange={(classes) => change({ classes })}
          maxLength={40}
        />
      </Stack>
    </li>
  );
}
