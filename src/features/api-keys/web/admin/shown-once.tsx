import { Alert, Anchor, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';

interface Props {
  /** The whole key, while it is shown. */
  secret: string | null;
  onClose: () => void;
}

/** Wraps anywhere instead of being cut off. */
const whole = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A new key with an example call. A press outside the dialog does not close it. */
export function ShownOnce({ secret, onClose }: Props) {
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title="Your new API key"
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Alert color="yellow">Copy it now. It won’t be shown again. Anyone with this key can use it.</Alert>
        <Code block style={whole} data-key="">
          {secret}
        </Code>
        <Text size="sm">Send it with each request:</Text>
        <Code block style={whole}>{`curl ${location.origin}/api/website \\
  -H "Authorization: Bearer ${secret}"`}</Code>
        <Group justify="space-between">
          <Anchor href="/api/docs#keys" target="_blank" size="sm">
            API documentation
          </Anchor>
          <Group gap="xs">
            <CopyButton value={secret ?? ''}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy key'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
