import { Anchor, Fieldset, Radio, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { stockAdmin } from '../../../messages/admin-stock/area.ts';
import type { StockProvider, StockSettings as Settings } from '../../../stock-contract.ts';
import { callStock, providers, settingsQuery, stockQuery } from './stock-calls.ts';

/** Where the site finds stock photos. */
export function StockSettings() {
  const words = useMessages(stockAdmin);
  return (
    <>
      <PageHeader
        title={words.stockPhotos}
        lead={words.lead}
        back={{ to: '/admin/settings', label: words.settingsScreen }}
      />
      <Loaded query={useQuery(settingsQuery)}>{(settings) => <SettingsForm settings={settings} />}</Loaded>
    </>
  );
}

interface Draft {
  provider: StockProvider;
  key: string;
}

const draftOf = ({ provider }: Settings): Draft => ({ provider, key: '' });

const send = ({ now: { provider, key } }: { now: Draft }) =>
  callStock('PUT /api/stock-photos/provider', {
    body: { provider, ...(provider === 'pexels' && key.trim() ? { key } : {}) },
  });

function SettingsForm({ settings }: { settings: Settings }) {
  const words = useMessages(stockAdmin);
  const queries = useQueryClient();
  const editing = useEditing(settings, {
    draftOf,
    send,
    keep: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      queries.setQueryData(stockQuery.queryKey, { provider: saved.provider });
      queries.removeQueries({ queryKey: ['stock-photos', 'found'] });
    },
    says: words.saved,
  });
  const { now, stored, errors, change } = editing;
  const hasKey = stored.keyEnding !== null && stored.provider === now.provider;
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend={words.provider}>
        <Radio.Group value={now.provider} onChange={(provider) => change({ provider })}>
          <Stack gap="sm">
            <Radio value="none" label={words.none} description={words.noneSays} />
            <Radio value="openverse" label={providers.openverse.name} description={words.openverse} />
            <Radio value="pexels" label={providers.pexels.name} description={words.pexels} />
          </Stack>
        </Radio.Group>
      </Fieldset>
      {now.provider === 'pexels' && (
        <Fieldset legend={providers.pexels.name}>
          <Stack gap="sm">
            <PasswordInput
              label={hasKey ? words.newApiKey : words.apiKey}
              description={
                hasKey ? words.keyEndsIn({ ending: stored.keyEnding ?? '' }) : words.storedEncrypted
              }
              autoComplete="off"
              value={now.key}
              error={errors['key']}
              onChange={({ currentTarget }) => change({ key: currentTarget.value })}
            />
            <Text size="sm" c="dimmed">
              <Sentence say={(gap) => words.getKey({ account: gap })}>
                <Anchor href="https://www.pexels.com/api/key/" target="_blank" underline="always">
                  {words.yourAccount}
                </Anchor>
              </Sentence>
            </Text>
          </Stack>
        </Fieldset>
      )}
      <Text size="sm" c="dimmed">
        {words.whatIsSent}
      </Text>
      <EditingFooter editing={editing} says={words.footer} />
    </Stack>
  );
}
