import { Alert, Anchor, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { apiKeysAdmin } from '../../messages/admin/area.ts';

interface Props {
  /** The whole key, while it is shown. */
  secret: string | null;
  onClose: () => void;
}

/** Wraps anywhere instead of being cut off. */
const whole = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A new key with an example call. A press outside the dialog does not close it. */
export function ShownOnce({ secret, onClose }: Props) {
  const words = useMessages(apiKeysAdmin);
  const example = `curl ${location.origin}/api/website \\
  -H "Authorization: Bearer ${secret}"`;
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={words.yourNewApiKey}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        <Alert color="yellow">{words.copyItNowItWont}</Alert>
        <Code block style={whole} data-key="">
          {secret}
        </Code>
        <Text size="sm">{words.sendItWithEachRequest}</Text>
        <Code block style={whole}>
          {example}
        </Code>
        <Group justify="space-between">
          <Anchor href="/api/docs#keys" target="_blank" size="sm">
            {words.apiDocumentation}
          </Anchor>
          <Group gap="xs">
            <CopyButton value={secret ?? ''}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? words.copied : words.copyKey}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>{words.done}</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
