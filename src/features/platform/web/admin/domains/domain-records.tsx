import { ActionIcon, Collapse, CopyButton, Group, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { DomainRecord } from '../../../domains-contract.ts';
import css from './domains.module.css';

interface Props {
  records: readonly DomainRecord[];
  /** Name servers have been asked before. */
  checked: boolean;
  open: boolean;
}

/** The records to set at the registrar, ready to copy, beside the current ones. */
export function DomainRecords({ records, checked, open }: Props) {
  const [shown, setShown] = useState(open);
  return (
    <div>
      {!open && (
        <UnstyledButton onClick={() => setShown(!shown)} aria-expanded={shown} className={css.fold ?? ''}>
          <IconChevronDown size={16} aria-hidden /> DNS records
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
  const { purpose, type, name, fullName, value, seen, right } = record;
  const others = seen.filter((each) => each !== value);
  return (
    <div className={css.record}>
      <Text size="sm" fw={600}>
        {purpose === 'proof' ? 'Verifies that you own the domain' : 'Points the domain to your site'}
      </Text>
      <dl className={css.facts}>
        <Fact label="Type" value={type} />
        <Fact
          label="Name"
          value={name}
          hint={name === fullName ? undefined : `full name: ${fullName}`}
          copy
        />
        <Fact label="Value" value={value} copy />
      </dl>
      {type === 'ALIAS' && (
        <Text size="xs" c="dimmed">
          Some domain providers call this ANAME or “CNAME flattening”. If yours doesn’t offer it, use the
          domain with www.
        </Text>
      )}
      {checked && (
        <Group gap={6} wrap="nowrap" align="flex-start">
          {right && (
            <IconCheck size={16} color="var(--mantine-color-teal-7)" aria-hidden style={{ marginTop: 2 }} />
          )}
          <Text size="sm" c={right ? undefined : 'dimmed'} className="admin-words">
            {right ? 'Found.' : 'Not found yet.'}{' '}
            {others.length > 0 && `${right ? 'Also found' : 'Found instead'}: ${others.join(', ')}.`}
            {others.length > 0 && purpose === 'address' && ' Remove records that aren’t in this list.'}
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
  copy?: boolean;
}

function Fact({ label, value, hint, copy }: FactProps) {
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
        {copy && (
          <CopyButton value={value} timeout={2000}>
            {({ copied, copy: take }) => (
              <Tooltip label={copied ? 'Copied' : 'Copy'}>
                <ActionIcon
                  variant="subtle"
                  color={copied ? 'teal' : 'gray'}
                  onClick={take}
                  aria-label={copied ? `${label} copied` : `Copy ${label.toLowerCase()} ${value}`}
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
