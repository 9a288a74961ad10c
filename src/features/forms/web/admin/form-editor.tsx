import { ActionIcon, Button, Group, Tabs, TextInput, Tooltip } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { AddToSite } from '../../../../lib/admin-ui/add-to-site.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { TranslateLink } from '../../../websites/web/index.ts';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Form } from '../../contract.ts';
import { AfterSending } from './build/after-sending.tsx';
import { FormDifferences } from './build/form-differences.tsx';
import { PreviewFrame } from './build/preview-frame.tsx';
import { QuestionList } from './build/question-list.tsx';
import { type FormEditing, useFormEditing } from './build/use-form-editing.ts';
import { formQuery, formsQuery } from './form-calls.ts';
import { FormUses } from './form-uses.tsx';
import css from './forms.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../messages/admin/area.ts';

const backTo = (label: string) => ({ to: '/admin/forms', label });

function UndoButtons({ undo, redo }: Pick<FormEditing, 'undo' | 'redo'>) {
  const words = useMessages(formsAdmin);
  return (
    <>
      <Tooltip label={words.undoCtrlZ}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.undo}
          disabled={!undo}
          onClick={() => undo?.()}
        >
          <IconArrowBackUp size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={words.redoCtrlShiftZ}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={words.redo}
          disabled={!redo}
          onClick={() => redo?.()}
        >
          <IconArrowForwardUp size={18} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

function Editor({ loaded }: { loaded: Form }) {
  const words = useMessages(formsAdmin);
  const editing = useFormEditing(loaded);
  const { stored, now, change, errors, undo, redo } = editing;
  const { data: all } = useQuery(formsQuery);
  const uses = all?.find(({ _id }) => _id === stored._id)?.uses;
  const beside = useMediaQuery('(min-width: 75em)', false);
  useHotkeys([
    ['mod+Z', () => undo?.()],
    ['mod+shift+Z', () => redo?.()],
  ]);
  const shown = useMemo(() => ({ ...stored, ...now }), [stored, now]);
  const preview = <PreviewFrame form={shown} />;
  return (
    <>
      <PageHeader
        title={now.name || words.form}
        back={backTo(words.forms)}
        lead={uses && <FormUses uses={uses} />}
      >
        <TranslateLink kind="form" id={stored._id} />
        <AddToSite
          noun="form"
          label={stored.name}
          href={null}
          isVisible={false}
          block={{ type: 'form', props: { form: stored._id } }}
        />
        <UndoButtons undo={undo} redo={redo} />
      </PageHeader>
      <div className={css.columns} data-beside={beside || undefined}>
        <Tabs defaultValue="questions" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="questions">{words.questions}</Tabs.Tab>
            <Tabs.Tab value="after">{words.afterSending}</Tabs.Tab>
            {!beside && <Tabs.Tab value="preview">{words.preview}</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="questions">
            <TextInput
              label={words.formName}
              description={words.forYourReferenceAndShown}
              value={now.name}
              error={errors['name']}
              maxLength={120}
              mb="md"
              onChange={({ currentTarget }) => change({ name: currentTarget.value }, 'name')}
            />
            <QuestionList
              questions={now}
              orders={now.purpose === 'order'}
              errors={errors}
              onChange={(questions, what = '') => change(questions, what)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="after">
            <AfterSending now={now} change={change} errors={errors} />
          </Tabs.Panel>
          <Tabs.Panel value="preview">{preview}</Tabs.Panel>
        </Tabs>
        {beside && <div className={css.beside}>{preview}</div>}
      </div>
      <EditingFooter editing={editing} subject={words.thisFormWas} size="lg">
        {(theirs) => <FormDifferences mine={now} theirs={theirs} />}
      </EditingFooter>
    </>
  );
}

/** Without an id, the form that was created last. */
function Newest() {
  const { data } = useQuery(formsQuery);
  if (!data) return <ListSkeleton rows={4} />;
  const [newest] = data;
  return <Navigate replace to={newest ? `/admin/forms/edit/${newest._id}` : '/admin/forms/new'} />;
}

/** The form editor. */
export function FormEditor() {
  const words = useMessages(formsAdmin);
  const { id } = useParams();
  const { data, error, refetch } = useQuery({
    ...formQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (id === undefined) return <Newest />;
  if (data) return <Editor key={data._id} loaded={data} />;
  return (
    <>
      <PageHeader title={words.form} back={backTo(words.forms)}>
        <Group>
          <Button component={Link} to="/admin/forms/new" variant="default">
            {words.newForm}
          </Button>
        </Group>
      </PageHeader>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
    </>
  );
}
