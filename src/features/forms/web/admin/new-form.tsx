import { Card, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { type FormTemplate, formTemplates } from '../../templates.ts';
import { loadTemplateWords } from '../../messages/templates/load.ts';
import { callForms, formsQuery } from './form-calls.ts';
import { FormSketch } from './form-sketch.tsx';
import css from './forms.module.css';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { useWebsite } from '../../../websites/web/index.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { textsOf } from '../../../../lib/messages/texts-of.ts';
import { formsAdmin } from '../../messages/admin/area.ts';
import { templatesAdmin } from '../../messages/admin-templates/area.ts';
import { en } from '../../messages/admin-templates/en.ts';

const sayOfTemplate = textsOf(templatesAdmin, en);

/** Chooses a template for a new form. */
export function NewForm() {
  const words = useMessages(formsAdmin);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const language = languageOf(useWebsite().data?.locale ?? 'en');
  const make = useMutation({
    mutationFn: async (template: FormTemplate) =>
      callForms('POST /api/form', { body: template.make(await loadTemplateWords[language]()) }),
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: formsQuery.queryKey });
      await navigate(`/admin/forms/edit/${_id}`);
    },
  });
  return (
    <>
      <PageHeader
        title={words.newForm}
        lead={words.chooseATemplateYouCan}
        back={{ to: '/admin/forms', label: words.forms }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {formTemplates.map((template) => (
          <UnstyledButton
            key={template.key}
            className={css.template}
            disabled={make.isPending}
            onClick={() => make.mutate(template)}
          >
            <Card withBorder padding="md" h="100%">
              <Card.Section withBorder className={css.sketch} aria-hidden>
                <FormSketch fields={template.form.content} title="" />
              </Card.Section>
              <Text fw={600} mt="sm">
                {sayOfTemplate(template.name)}
              </Text>
              <Text size="sm" c="dimmed">
                {sayOfTemplate(template.says)}
              </Text>
            </Card>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </>
  );
}
