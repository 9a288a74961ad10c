import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { servicesQuery } from '../booking-calls.ts';
import { ServiceRows } from './service-rows.tsx';
import { useServiceActions } from './use-service-actions.tsx';

/** The list of services. */
export function ServiceList() {
  const { data, error, refetch } = useQuery(servicesQuery);
  const actions = useServiceActions();
  const money = useShownMoney();
  const add = (
    <Button component={Link} to="/admin/services/new" leftSection={<IconPlus size={16} />}>
      Add service
    </Button>
  );
  return (
    <>
      <PageHeader title="Services" lead="What people can book: lessons, classes, hires.">
        <Button
          component={Link}
          to="/admin/services/resources"
          variant="default"
          leftSection={<IconUsers size={16} />}
        >
          Staff and rooms
        </Button>
        {add}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={66} />}
      {data && data.length > 0 && <ServiceRows services={data} actions={actions} money={money} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCalendarPlus size={28} />}
          title="No services yet"
          says="Add your first service, such as a lesson on Tuesday afternoons or a class with eight seats, to start taking bookings."
        >
          {add}
        </EmptyState>
      )}
    </>
  );
}
