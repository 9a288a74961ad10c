import { Alert, Anchor, Button, Fieldset, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { type Editing, useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import type { MachineSettings, MachineTest, ProviderKind } from '../../../machine-translation-contract.ts';
import { callMachine, providerQuery } from './machine-calls.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';

/** The service that translates texts of the site, and its key. */
export const ProviderSettings = () => {
  const words = useMessages(translationsAdmin);
  return (
    <>
      <PageHeader
        title={words.machineTranslation}
        lead={words.letATranslationServiceWrite}
        back={{ to: '/admin/settings/languages', label: words.languages }}
      />
      <Loaded query={useQuery(providerQuery)}>{(settings) => <ProviderForm settings={settings} />}</Loaded>
    </>
  );
};

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
  const words = useMessages(translationsAdmin);
  const queries = useQueryClient();
  const editing = useEditing(settings, {
    draftOf,
    send,
    keep: (saved) => queries.setQueryData(providerQuery.queryKey, saved),
    says: words.machineTranslationSaved,
  });
  const { now, stored, errors, change, isChanged } = editing;
  const hasKey =
    stored.keyEnding !== null && stored.provider === now.provider && stored.address === storedAddress(now);
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend={words.provider}>
        <ProviderChoice value={now.provider} onChange={(provider) => change({ provider })} />
      </Fieldset>
      {now.provider !== 'none' && (
        <Fieldset legend={now.provider === 'deepl' ? 'DeepL' : words.openaiCompatibleService}>
          <Stack gap="sm">
            {now.provider === 'openai' && <ServiceFields now={now} errors={errors} change={change} />}
            <PasswordInput
              label={hasKey ? words.newKey : words.key}
              description={
                hasKey
                  ? words.keyEndsInLeaveThis({ keyEnding: stored.keyEnding ?? '' })
                  : words.itsStoredEncryptedAndNever
              }
              autoComplete="off"
              value={now.key}
              error={errors['key']}
              onChange={({ currentTarget }) => change({ key: currentTarget.value })}
            />
            {now.provider === 'deepl' && (
              <Text size="sm" c="dimmed">
                <Sentence say={(gap) => words.copyTheKeyFrom({ account: gap })}>
                  <Anchor href="https://www.deepl.com/your-account/keys" target="_blank" underline="always">
                    {words.yourDeeplAccount}
                  </Anchor>
                </Sentence>
              </Text>
            )}
            {hasKey && <Test key={`${stored.keyEnding}${stored.model}`} disabled={isChanged} />}
          </Stack>
        </Fieldset>
      )}
      <Text size="sm" c="dimmed">
        {words.textsAreSentToThe}
      </Text>
      <EditingFooter editing={editing} says={words.textsCanBeTranslatedAs} />
    </Stack>
  );
}

interface ChoiceProps {
  value: ProviderKind;
  onChange: (value: ProviderKind) => void;
}

const ProviderChoice = ({ value, onChange }: ChoiceProps) => {
  const words = useMessages(translationsAdmin);
  return (
    <Radio.Group value={value} onChange={onChange}>
      <Stack gap="sm">
        <Radio value="none" label={words.none} description={words.allTextsAreTranslatedBy} />
        <Radio value="deepl" label="DeepL" description={words.withAKeyOfA} />
        <Radio value="openai" label={words.openaiCompatible} description={words.aLanguageModelAtOpenai} />
      </Stack>
    </Radio.Group>
  );
};

/** Where an OpenAI-compatible service is, and what it's asked for. */
const ServiceFields = ({
  now,
  errors,
  change,
}: Pick<Editing<MachineSettings, Draft>, 'now' | 'errors' | 'change'>) => {
  const words = useMessages(translationsAdmin);
  return (
    <>
      <TextInput
        label={words.address}
        description={words.withoutChatCompletionsSuchAs({ address: OPENAI })}
        type="url"
        value={now.address}
        error={errors['address']}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <TextInput
        label={words.model}
        description={words.asYourProviderNamesIt}
        value={now.model}
        error={errors['model']}
        onChange={({ currentTarget }) => change({ model: currentTarget.value })}
      />
    </>
  );
};

/** As the address is stored: without a slash at the end, and none for DeepL. */
const storedAddress = ({ provider, address }: Draft) =>
  provider === 'openai' ? address.trim().replace(/\/+$/, '') : '';

function Test({ disabled }: { disabled: boolean }) {
  const words = useMessages(translationsAdmin);
  const test = useMutation({
    mutationFn: () => callMachine('POST /api/translation-provider/test', { body: {} }),
  });
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={test.isPending} disabled={disabled} onClick={() => test.mutate()}>
          {words.testKey}
        </Button>
        {disabled && (
          <Text size="sm" c="dimmed">
            {words.saveYourChangesToTest}
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

const resultOf = ({ sentence, used, limit }: MachineTest): string => {
  const words = messagesNow(translationsAdmin);
  return used === null || limit === null
    ? sentence
    : words.charactersUsed({
        sentence,
        used,
        limit,
      });
};
