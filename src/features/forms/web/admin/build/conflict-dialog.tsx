import { Card, SimpleGrid, Text } from '@mantine/core';
import { StaleDialog } from '../../../../../lib/admin-ui/dialogs/stale-dialog.tsx';
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
      <FormSketch fields={form.content} title={`${title}: preview`} />
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

/** Another person saved the form meanwhile: shows both side by side, and nothing is lost without a question. */
export function ConflictDialog({ work }: { work: FormWork }) {
  return (
    <StaleDialog noun="form" work={work} size="lg">
      {work.theirs && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Side title="Your unsaved version" form={work.now} />
          <Side title="Saved version" form={work.theirs} />
        </SimpleGrid>
      )}
    </StaleDialog>
  );
}
