import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  FileButton,
  Group,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '../ui/sentences.ts';
import { Ago } from './time/ago.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

interface Import {
  _id: string;
  createdAt: string;
}

interface ChooseProps {
  /** File types, in the form that the browser's file dialog takes. */
  accept: string;
  icon: ReactNode;
  /** @param onPart 0 to 1, as the file is read */
  send: (files: [File, ...File[]], onPart: (part: number) => void) => Promise<Import>;
  /** Whether several files make one import. */
  multiple?: boolean;
  /** The query key of the list of imports. */
  listKey: QueryKey;
  /** The address below which each import has its own screen. */
  base: string;
  /** The button's label. */
  children: string;
}

/** Uploads files, shows how much has been read, and opens the preview of the import. */
export function ChooseImport({ accept, icon, send, multiple = false, listKey, base, children }: ChooseProps) {
  const words = useMessages(adminUi);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [part, setPart] = useState(0);
  const sending = useMutation({
    mutationFn: (files: [File, ...File[]]) => send(files, setPart),
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: listKey });
      await navigate(`${base}/${_id}`);
    },
  });
  const upload = (chosen: File | File[] | null) => {
    const [first, ...others] = [chosen ?? []].flat();
    if (!first) return;
    setPart(0);
    sending.mutate([first, ...others]);
  };
  return (
    <>
      <FileButton accept={accept} multiple={multiple} onChange={upload}>
        {(props) => (
          <Button {...props} loading={sending.isPending} leftSection={icon}>
            {children}
          </Button>
        )}
      </FileButton>
      {sending.isPending && (
        <Progress.Root size="lg" w="100%">
          <Progress.Section value={part * 100} aria-label={words.importProgress} />
        </Progress.Root>
      )}
      {sending.error && (
        <Alert color="orange" icon={<IconInfoCircle />} role="alert" w="100%">
          {sentenceOf(sending.error)}
        </Alert>
      )}
    </>
  );
}

interface FormerProps<T extends Import> {
  /** Undefined until loaded. */
  imports: readonly T[] | undefined;
  base: string;
  titleOf: (each: T) => string;
  /** A short progress text, such as “12 of 20”. */
  stateOf: (each: T) => string;
}

/** Earlier imports with their results; nothing while there are none. */
export function FormerImports<T extends Import>({ imports = [], base, titleOf, stateOf }: FormerProps<T>) {
  const words = useMessages(adminUi);
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="former">
      <Title order={2} size="h4" id="former" mb="xs">
        {words.recentImports}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {imports.map((each) => (
          <Card component="li" withBorder padding="sm" key={each._id}>
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} to={`${base}/${each._id}`} className="admin-words">
                {titleOf(each)}
              </Anchor>
              <Group gap="sm">
                <Badge variant="light" color="gray" tt="none">
                  {stateOf(each)}
                </Badge>
                <Text size="sm" c="dimmed">
                  <Ago at={each.createdAt} />
                </Text>
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
