import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { Domain } from '../../../domains-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import { callDomains, domainsQuery } from './domain-calls.ts';
import { DomainRecords } from './domain-records.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { certificateLabel, stateLabels } from './domain-labels.ts';

interface Props {
  domain: Domain;
  /** The site has no other address. */
  only: boolean;
}

function useDomainActions(domain: Domain) {
  const words = useMessages(platformAdmin);
  const { host, readable } = domain;
  const queries = useQueryClient();
  const [busy, setBusy] = useState('');
  const run = async (what: string, work: () => Promise<string>) => {
    setBusy(what);
    try {
      tell(await work());
    } catch (error) {
      tellError(error);
    }
    await queries.invalidateQueries({ queryKey: domainsQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['website'] });
    setBusy('');
  };
  const check = () =>
    void run('check', async () => {
      const found = await callDomains('POST /api/domain/{host}/check', { params: { host }, body: {} });
      return stateLabels(found).told;
    });
  const makeMain = () =>
    void run('main', async () => {
      await callDomains('POST /api/domain/{host}/main', { params: { host }, body: {} });
      return words.nowPrimary({ domain: readable });
    });
  const remove = () =>
    modals.openConfirmModal({
      title: words.removeDomainQuestion({ domain: readable }),
      children: <Text size="sm">{removalLabel(domain)}</Text>,
      labels: { confirm: words.removeDomain, cancel: words.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void run('remove', async () => {
          await callDomains('DELETE /api/domain/{host}', { params: { host } });
          return words.domainRemoved({ domain: readable });
        }),
    });
  return { busy, check, makeMain, remove };
}

/** What a domain is to the site, and whether it works. */
function Badges({ domain }: { domain: Domain }) {
  const words = useMessages(platformAdmin);
  const { main, language } = domain;
  const status = stateLabels(domain);
  return (
    <Group gap={6}>
      {main && (
        <Badge variant="light" tt="none" fw={500}>
          {words.primaryDomain}
        </Badge>
      )}
      {language && (
        <Badge variant="light" color="blue" c="var(--mantine-color-text)" tt="none" fw={500}>
          {words.domainShows({ language: languageName(language) })}
        </Badge>
      )}
      <Badge variant="dot" color={status.colour} tt="none" fw={500}>
        {status.badge}
      </Badge>
    </Group>
  );
}

/** Which language visitors of a domain read, and where to change it. */
function LanguageNote({ language }: { language: string }) {
  const words = useMessages(platformAdmin);
  return (
    <Text size="sm">
      <Sentence say={(gap) => words.domainLanguageSays({ language: languageName(language), languages: gap })}>
        <Anchor component={Link} to="/admin/settings/languages" inherit>
          {words.languages}
        </Anchor>
      </Sentence>
    </Text>
  );
}

/** An address: its status, the next step, and actions. */
export function DomainCard({ domain, only }: Props) {
  const words = useMessages(platformAdmin);
  const { host, readable, main, language, state, kind, records, checkedAt, retiresAt } = domain;
  const [renaming, setRenaming] = useState(false);
  const { busy, check, makeMain, remove } = useDomainActions(domain);
  const status = stateLabels(domain);
  return (
    <Card withBorder padding="lg" component="article" aria-label={readable}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={3} size="h4" className="admin-words">
              {readable}
            </Title>
            {readable !== host && (
              <Text size="xs" c="dimmed" className="admin-words">
                {host}
              </Text>
            )}
          </div>
          <Badges domain={domain} />
        </Group>
        <Text size="sm" role="status">
          {status.says}
        </Text>
        {language && <LanguageNote language={language} />}
        {records.length > 0 && (
          <DomainRecords records={records} checked={checkedAt !== null} open={state !== 'ready'} />
        )}
        {records.length > 0 && <Text size="sm">{certificateLabel(domain)}</Text>}
        <Group gap="xs">
          {records.length > 0 && (
            <Button
              size="xs"
              onClick={check}
              loading={busy === 'check'}
              variant={state === 'ready' ? 'default' : 'filled'}
            >
              {words.checkNow}
            </Button>
          )}
          {!main && state !== 'unproven' && !retiresAt && (
            <Button size="xs" variant="default" onClick={makeMain} loading={busy === 'main'}>
              {words.setAsPrimary}
            </Button>
          )}
          {kind === 'platform' && !retiresAt && (
            <Button size="xs" variant="default" onClick={() => setRenaming(true)}>
              {words.changeAddress}
            </Button>
          )}
          {kind === 'own' && !only && (
            <Button size="xs" variant="subtle" color="red" onClick={remove} loading={busy === 'remove'}>
              {words.remove}
            </Button>
          )}
        </Group>
        {checkedAt && (
          <Text size="xs" c="dimmed">
            <Sentence say={(ago) => words.checkedAgo({ ago })}>
              <Ago at={checkedAt} />
            </Sentence>
          </Text>
        )}
      </Stack>
      {renaming && <RenameDialog host={host} onClose={() => setRenaming(false)} />}
    </Card>
  );
}

/** The name of a language in that of the admin. */
const languageName = (language: string): string =>
  new Intl.DisplayNames(adminLocale(), { type: 'language' }).of(language) ?? language;

function removalLabel({ main, state }: Domain): string {
  const words = messagesNow(platformAdmin);
  if (state === 'unproven') return words.removingUnverified;
  return main ? words.removingPrimary : words.removingOther;
}
