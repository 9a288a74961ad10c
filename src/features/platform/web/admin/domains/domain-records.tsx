import { ActionIcon, Collapse, CopyButton, Group, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { DomainRecord } from '../../../domains-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import css from './domains.module.css';

interface Props {
  records: readonly DomainRecord[];
  /** Name servers have been asked before. */
  checked: boolean;
  open: boolean;
}

/** The records to set at the registrar, ready to copy, beside the current ones. */
export function DomainRecords({ records, checked, open }: Props) {
  const words = useMessages(platformAdmin);
  const [shown, setShown] = useState(open);
  return (
    <div>
      {!open && (
        <UnstyledButton onClick={() => setShown(!shown)} aria-expanded={shown} className={css.fold ?? ''}>
          <IconChevronDown size={16} aria-hidden /> {words.dnsRecords}
        </UnstyledButton>
      )}
      <Collapse expanded={open || shown}>
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {records.map((record) => (
            <li key={`${record.type} ${record.fullName} ${record.value}`}>
              <Record record={record} checked={checked} />
            </li>
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}

function Record({ record, checked }: { record: DomainRecord; checked: boolean }) {
  const words = useMessages(platformAdmin);
  const { purpose, type, name, fullName, value, seen, right } = record;
  const others = seen.filter((each) => each !== value);
  return (
    <div className={css.record}>
      <Text size="sm" fw={600}>
        {purpose === 'proof' ? words.verifiesOwnership : words.pointsToYourSite}
      </Text>
      <dl className={css.facts}>
        <Fact label={words.recordType} value={type} />
        <Fact
          label={words.recordName}
          value={name}
          hint={name === fullName ? undefined : words.fullName({ name: fullName })}
          copying={{ ask: words.copyName({ value: name }), done: words.nameCopied }}
        />
        <Fact
          label={words.recordValue}
          value={value}
          copying={{ ask: words.copyValue({ value }), done: words.valueCopied }}
        />
      </dl>
      {type === 'ALIAS' && (
        <Text size="xs" c="dimmed">
          {words.aliasHint}
        </Text>
      )}
      {checked && (
        <Group gap={6} wrap="nowrap" align="flex-start">
          {right && (
            <IconCheck size={16} color="var(--mantine-color-teal-7)" aria-hidden style={{ marginTop: 2 }} />
          )}
          <Text size="sm" c={right ? undefined : 'dimmed'} className="admin-words">
            {right ? words.found : words.notFoundYet}{' '}
            {others.length > 0 &&
              (right ? words.alsoFound : words.foundInstead)({ values: others.join(', ') })}
            {others.length > 0 && purpose === 'address' && ` ${words.removeOtherRecords}`}
          </Text>
        </Group>
      )}
    </div>
  );
}

interface FactProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The name of the button that copies the value. */
  copying?: { ask: string; done: string };
}

function Fact({ label, value, hint, copying }: FactProps) {
  const words = useMessages(platformAdmin);
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        <span>
          <code>{value}</code>
          {hint && (
            <Text component="span" size="xs" c="dimmed" display="block">
              {hint}
            </Text>
          )}
        </span>
        {copying && (
          <CopyButton value={value} timeout={2000}>
            {({ copied, copy: take }) => (
              <Tooltip label={copied ? words.copied : words.copy}>
                <ActionIcon
                  variant="subtle"
                  color={copied ? 'teal' : 'gray'}
                  onClick={take}
                  aria-label={copied ? copying.done : copying.ask}
                >
                  {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
        )}
      </dd>
    </div>
  );
}
