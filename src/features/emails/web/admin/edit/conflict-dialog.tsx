import { Button, Group, Modal, Text } from '@mantine/core';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import type { EmailTemplate } from '../../../template-contract.ts';
import css from './edit.module.css';
import { MailFrame, usePreview, type Words } from './preview-pane.tsx';

function Side({ title, emailID, words }: { title: string; emailID: string; words: Words }) {
  const { data } = usePreview(emailID, words, 0);
  return (
    <section aria-label={title}>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <Text size="sm" mb="xs" className="admin-words">
        {data?.subject ?? words.subject}
      </Text>
      {data ? (
        <MailFrame html={data.html} title={title} width="phone" />
      ) : (
        <pre className={css.text}>{words.body}</pre>
      )}
    </section>
  );
}

interface Props {
  mine: Words;
  /** What somebody else has saved meanwhile; null while there is no conflict. */
  theirs: EmailTemplate | null;
  saving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Two windows, or two people, changed the same mail: shows both, and loses neither, because versions are kept. */
export function ConflictDialog({ mine, theirs, saving, onMine, onTheirs, onClose }: Props) {
  return (
    <Modal
      opened={theirs !== null}
      onClose={onClose}
      size={1000}
      title="This mail was changed somewhere else"
    >
      {theirs && (
        <>
          <Text size="sm" mb="md">
            Another window, or somebody else, saved it{' '}
            {theirs.updatedAt ? <Ago at={theirs.updatedAt} /> : 'meanwhile'}. Choose which to keep. Theirs
            stays among the earlier versions in any case.
          </Text>
          <div className={css.sides}>
            <Side title="Mine, not saved yet" emailID={theirs.emailID} words={mine} />
            <Side
              title="Theirs"
              emailID={theirs.emailID}
              words={{ subject: theirs.subject, body: theirs.body }}
            />
          </div>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onTheirs} disabled={saving}>
              Take theirs
            </Button>
            <Button onClick={onMine} loading={saving} data-autofocus>
              Save mine
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
