import { Alert, Anchor, Button, Fieldset, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { type Editing, useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import type { MachineSettings, MachineTest, ProviderKind } from '../../../machine-translation-contract.ts';
import { callMachine, providerQuery } from './machine-calls.ts';

/** The service that translates texts of the site, and its key. */
export const ProviderSettings = () => (
  <>
    <PageHeader
      title="Machine translation"
      lead="Let a translation service write the first draft. You check it before you publish it."
      back={{ to: '/admin/settings/languages', label: 'Languages' }}
    />
    <Loaded query={useQuery(providerQuery)}>{(settings) => <ProviderForm settings={settings} />}</Loaded>
  </>
);

interface Draft {
  provider: ProviderKind;
  key: string;
  address: string;
  model: string;
}

const OPENAI = 'https://api.openai.com/v1';

const draftOf = ({ provider, address, model }: MachineSettings): Draft => ({
  provider,
  key: '',
  address: address || OPENAI,
  model,
});

const send = ({ now: { provider, key, address, model } }: { now: Draft }) =>
  callMachine('PUT /api/translation-provider', {
    body: {
      provider,
      ...(key.trim() ? { key } : {}),
      ...(provider === 'openai' ? { address, ...(model.trim() ? { model } : {}) } : {}),
    },
  });

function ProviderForm({ settings }: { settings: MachineSettings }) {
  const queries = useQueryClient();
  const editing = useEditing(settings, {
    draftOf,
    send,
    keep: (saved) => queries.setQueryData(providerQuery.queryKey, saved),
    says: 'Machine translation saved.',
  });
  const { now, stored, errors, change, isChanged } = editing;
  const hasKey =
    stored.keyEnding !== null && stored.provider === now.provider && stored.address === storedAddress(now);
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend="Provider">
        <ProviderChoice value={now.provider} onChange={(provider) => change({ provider })} />
      </Fieldset>
      {now.provider !== 'none' && (
        <Fieldset legend={now.provider === 'deepl' ? 'DeepL' : 'OpenAI-compatible service'}>
          <Stack gap="sm">
            {now.provider === 'openai' && <ServiceFields now={now} errors={errors} change={change} />}
            <PasswordInput
              label={hasKey ? 'New key' : 'Key'}
              description={
                hasKey
                  ? `Key ends in …${stored.keyEnding}. Leave this empty to keep it.`
                  : 'It’s stored encrypted, and never shown again.'
              }
              autoComplete="off"
              value={now.key}
              error={errors['key']}
              onChange={({ currentTarget }) => change({ key: currentTarget.value })}
            />
            {now.provider === 'deepl' && (
              <Text size="sm" c="dimmed">
                Copy the key from{' '}
                <Anchor href="https://www.deepl.com/your-account/keys" target="_blank" underline="always">
                  your DeepL account
                </Anchor>
                , under API keys.
              </Text>
            )}
            {hasKey && <Test key={`${stored.keyEnding}${stored.model}`} disabled={isChanged} />}
          </Stack>
        </Fieldset>
      )}
      <Text size="sm" c="dimmed">
        Texts are sent to the provider only when somebody translates them, and the provider bills you. What
        comes back is a draft, marked until a person has checked it.
      </Text>
      <EditingFooter editing={editing} says="Texts can be translated as soon as you save." />
    </Stack>
  );
}

interface ChoiceProps {
  value: ProviderKind;
  onChange: (value: ProviderKind) => void;
}

const ProviderChoice = ({ value, onChange }: ChoiceProps) => (
  <Radio.Group aria-label="Provider" value={value} onChange={onChange}>
    <Stack gap="sm">
      <Radio value="none" label="None" description="All texts are translated by people." />
      <Radio value="deepl" label="DeepL" description="With a key of a DeepL API Free or API Pro plan." />
      <Radio
        value="openai"
        label="OpenAI-compatible"
        description="A language model at OpenAI, or at any service with the same API."
      />
    </Stack>
  </Radio.Group>
);

/** Where an OpenAI-compatible service is, and what it's asked for. */
const ServiceFields = ({
  now,
  errors,
  change,
}: Pick<Editing<MachineSettings, Draft>, 'now' | 'errors' | 'change'>) => (
  <>
    <TextInput
      label="Address"
      description={`Without “/chat/completions”, such as ${OPENAI}`}
      type="url"
      value={now.address}
      error={errors['address']}
      onChange={({ currentTarget }) => change({ address: currentTarget.value })}
    />
    <TextInput
      label="Model"
      description="As your provider names it, such as gpt-4o-mini"
      value={now.model}
      error={errors['model']}
      onChange={({ currentTarget }) => change({ model: currentTarget.value })}
    />
  </>
);

/** As the address is stored: without a slash at the end, and none for DeepL. */
const storedAddress = ({ provider, address }: Draft) =>
  provider === 'openai' ? address.trim().replace(/\/+$/, '') : '';

function Test({ disabled }: { disabled: boolean }) {
  const test = useMutation({
    mutationFn: () => callMachine('POST /api/translation-provider/test', { body: {} }),
  });
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={test.isPending} disabled={disabled} onClick={() => test.mutate()}>
          Test key
        </Button>
        {disabled && (
          <Text size="sm" c="dimmed">
            Save your changes to test them.
          </Text>
        )}
      </Group>
      <div role="status">
        {test.data && !disabled && (
          <Alert color={test.data.works ? 'teal' : 'orange'}>{resultOf(test.data)}</Alert>
        )}
      </div>
    </Stack>
  );
}

const resultOf = ({ sentence, used, limit }: MachineTest): string =>
  used === null || limit === null
    ? sentence
    : `${sentence} ${used.toLocaleString('en')} of ${limit.toLocaleString('en')} characters are used this month.`;
