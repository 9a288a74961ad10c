import { Button, Card, Group, Modal, SimpleGrid, Text } from '@mantine/core';
import type { Form } from '../../../contract.ts';
import { FormSketch } from '../form-sketch.tsx';
import type { FormWork } from './use-form-draft.ts';

function Side({ title, form }: { title: string; form: Pick<Form, 'name' | 'content'> }) {
  return (
    <Card withBorder padding="sm">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" className="admin-words">
        {form.name}
      </Text>
      <FormSketch fields={form.content} title={`${title}, as a sketch`} />
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        {form.content.map(({ name, label }) => (
          <li key={name} className="admin-words">
            {label}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Somebody else saved the form meanwhile: both stand side by side, and nothing is lost unasked. */
export function ConflictDialog({ work }: { work: FormWork }) {
  const { theirs, now, save, load } = work;
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={() => save.reset()}
      title="This form was changed somewhere else"
      size="lg"
    >
      {theirs && (
        <>
          <Text mb="md">Another window, or somebody else, saved it. Which one is to stay?</Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Side title="Yours, not saved" form={now} />
            <Side title="What is saved" form={theirs} />
          </SimpleGrid>
          <Group justify="flex-end" mt="lg">
            <Button
              variant="default"
              onClick={() => {
                load(theirs);
                save.reset();
              }}
            >
              Take what is saved
            </Button>
            <Button loading={save.isPending} onClick={() => save.mutate(theirs.version)}>
              Save yours over it
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
