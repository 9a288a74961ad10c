import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useState } from 'react';
import { AddToSite } from '../../../../../lib/admin-ui/add-to-site.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Service } from '../../../service-shapes.ts';
import { serviceQuery, servicesQuery } from '../booking-calls.ts';
import { ExceptionFields } from './edit/date-fields.tsx';
import { HoursFields } from './edit/hours-fields.tsx';
import { NeedFields } from './edit/need-fields.tsx';
import { LengthFields, PriceFields } from './edit/price-fields.tsx';
import { QuestionFields } from './edit/question-fields.tsx';
import { PublishFields, RuleFields } from './edit/rule-fields.tsx';
import type { FieldsProps } from './edit/section.tsx';
import { SessionFields } from './edit/session-fields.tsx';
import { WaitingFields } from './edit/waiting-fields.tsx';
import { AppearanceFields, DetailsFields } from './edit/details-fields.tsx';
import { NewServiceKinds } from './new-service.tsx';
import { emptyDraft, type ServiceDraft, startingDraft, type StartingKind } from './service-draft.ts';
import css from './services.module.css';
import { StateBadge } from './state-badge.tsx';
import { useServiceEditing } from './use-service-editing.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

const back = () => ({ to: '/admin/services', label: messagesNow(servicesAdmin).services });

function Editor({ loaded, begin = emptyDraft }: { loaded: Service | null; begin?: ServiceDraft }) {
  const words = useMessages(servicesAdmin);
  const editing = useServiceEditing(loaded, begin);
  const { stored, now, change, errors } = editing;
  // Only now, with the guard gone: what was typed is kept.
  if (!loaded && stored) return <Navigate replace to={`/admin/services/edit/${stored._id}`} />;
  const fields: FieldsProps = { now, change, errors };
  return (
    <>
      <PageHeader
        title={now.label || (stored ? words.service : words.newService)}
        back={back()}
        aside={stored && <StateBadge published={stored.published} />}
      >
        {stored?.published && (
          <Anchor href={`/service/${stored.slug}`} target="_blank">
            {words.viewOnSite}
          </Anchor>
        )}
        {stored && <TranslateLink kind="service" id={stored._id} />}
        {stored && (
          <AddToSite
            noun="service"
            label={stored.label}
            href={`/service/${stored.slug}`}
            isVisible={stored.published}
            block={{ type: 'booking', props: { service: stored._id } }}
          />
        )}
      </PageHeader>
      <div className={css.columns}>
        <Stack>
          <DetailsFields {...fields} />
          <PriceFields {...fields} />
          <LengthFields {...fields} />
          {/* A series has its dates and nothing else. */}
          {!now.wholeSeries && <HoursFields {...fields} />}
          {!now.wholeSeries && <ExceptionFields {...fields} />}
          <SessionFields {...fields} />
          <NeedFields {...fields} />
          <QuestionFields {...fields} />
        </Stack>
        <Stack>
          <PublishFields {...fields} />
          <RuleFields {...fields} />
          <WaitingFields {...fields} />
          <AppearanceFields {...fields} />
        </Stack>
      </div>
      <EditingFooter
        editing={editing}
        subject={words.thisServiceWas}
        says={now.published ? words.visitorsSeeChangesAsSoon : words.savedAsHiddenVisitorsWont}
      >
        {({ label, published }) => (
          <Text size="sm" c="dimmed">
            {published ? words.savedAsBookable({ label }) : words.savedAsHidden({ label })}
          </Text>
        )}
      </EditingFooter>
    </>
  );
}

/** Keeps its initial values when the list of services loads again. */
function NewOfKind({ kind, colours }: { kind: StartingKind; colours: readonly string[] }) {
  const [begin] = useState(() => startingDraft(kind, colours));
  return <Editor loaded={null} begin={begin} />;
}

/** Adds a service: first its kind, then its fields, with the usual values of that kind. */
export function NewService() {
  const words = useMessages(servicesAdmin);
  const [query] = useSearchParams();
  const kind = query.get('kind');
  const { data: services, isPending } = useQuery(servicesQuery);
  if (kind === 'appointment' || kind === 'class' || kind === 'hire') {
    if (isPending) return <ListSkeleton rows={4} />;
    return <NewOfKind key={kind} kind={kind} colours={services?.map(({ colour }) => colour) ?? []} />;
  }
  return (
    <>
      <PageHeader title={words.newService} lead={words.whatCanPeopleBookWith} back={back()} />
      <NewServiceKinds />
    </>
  );
}

/** Without an id, the service that was added last. */
function Newest() {
  const { data, error, refetch } = useQuery(servicesQuery);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const [newest] = data;
  return <Navigate replace to={newest ? `/admin/services/edit/${newest._id}` : '/admin/services/new'} />;
}

/** Edits a service. */
export function ServiceEditor() {
  const words = useMessages(servicesAdmin);
  const { id } = useParams();
  const { data, error, refetch } = useQuery({
    ...serviceQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (id === undefined) return <Newest />;
  if (data) return <Editor key={data._id} loaded={data} />;
  return (
    <>
      <PageHeader title={words.service} back={back()} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
    </>
  );
}
