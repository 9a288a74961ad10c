import { ActionIcon, CopyButton, Group, Stack, TextInput, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';

export interface Feed {
  label: string;
  says: string;
  path: string;
}

/** Addresses that other programs read, each with a button that copies it. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  return (
    <Section
      title="Feeds"
      says="Give these addresses to podcast directories, newsletter services and feed readers. They update when you publish."
    >
      <Stack gap="sm">
        {feeds.map(({ label, says, path }) => {
          const address = new URL(path, location.origin).href;
          return (
            <Group key={path} wrap="nowrap" gap={6} align="flex-end">
              <TextInput
                label={label}
                description={says}
                value={address}
                readOnly
                style={{ flex: 1, minWidth: 0 }}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Tooltip label={copied ? 'Copied' : 'Copy address'}>
                    <ActionIcon
                      variant="default"
                      size={36}
                      aria-label={`${label}: copy address`}
                      onClick={() => (copy(), announce('Copied'))}
                    >
                      {copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
                    </ActionIcon>
                  </Tooltip>
                )}
              </CopyButton>
            </Group>
          );
        })}
      </Stack>
    </Section>
  );
}
