import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { Domain } from '../../../domains-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import { callDomains, domainsQuery } from './domain-calls.ts';
import { DomainCard } from './domain-card.tsx';

/** The site's addresses: connect a domain, see its status, choose the main one. */
export function DomainsScreen() {
  const words = useMessages(platformAdmin);
  const { data, error, refetch } = useQuery(domainsQuery);
  return (
    <>
      <PageHeader
        title={words.domains}
        back={{ to: '/admin/settings', label: words.settings }}
        lead={words.domainsLead}
      />
      <Stack gap="xl" maw={860}>
        <AddDomain />
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} height={72} />}
        {data && <Domains domains={data} />}
      </Stack>
    </>
  );
}

function AddDomain() {
  const words = useMessages(platformAdmin);
  const queries = useQueryClient();
  const [host, setHost] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (host.trim() === '') return setProblem(words.enterDomain);
    setBusy(true);
    setProblem('');
    try {
      const made = await callDomains('POST /api/domains', { body: { host } });
      await queries.invalidateQueries({ queryKey: domainsQuery.queryKey });
      setHost('');
      tell(words.domainAdded({ domain: made.readable }));
    } catch (error) {
      setProblem(tellError(error));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={words.yourDomain}
          description={words.yourDomainHint}
          placeholder={words.yourDomainExample}
          value={host}
          error={problem}
          onChange={({ currentTarget }) => setHost(currentTarget.value)}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          style={{ flex: '1 1 280px' }}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
        />
        <Button type="submit" loading={busy}>
          {words.addDomain}
        </Button>
      </Group>
    </form>
  );
}

function Domains({ domains }: { domains: readonly Domain[] }) {
  const words = useMessages(platformAdmin);
  const main = domains.find((each) => each.main);
  return (
    <Stack gap="sm" component="section" aria-labelledby="addresses">
      <Title order={2} size="h3" id="addresses">
        {words.domainsOfThisSite}
      </Title>
      {main && domains.length > 1 && (
        <Text c="dimmed" size="sm">
          {words.othersRedirectTo({ domain: main.readable })}
        </Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {domains.map((domain) => (
          <li key={domain.host}>
            <DomainCard domain={domain} only={domains.length === 1} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
