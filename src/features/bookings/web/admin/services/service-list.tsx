import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useShownMoney } from '../../../../websites/web/index.ts';
import type { Service } from '../../../service-shapes.ts';
import { servicesQuery } from '../booking-calls.ts';
import { BulkActions } from './bulk-actions.tsx';
import { serviceColumns, ServiceRows } from './service-rows.tsx';
import { useServiceActions } from './use-service-actions.tsx';
import { filtered, serviceChoices, useServiceFilter } from './use-service-filter.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** The services that the filter leaves, with their bulk actions. */
function FilteredServices({ services }: { services: readonly Service[] }) {
  const words = useMessages(servicesAdmin);
  const { filter, change, clear } = useServiceFilter();
  const shown = filtered(services, filter);
  const selection = useSelection(shown, may('services', 'write'));
  const actions = useServiceActions();
  const money = useShownMoney();
  const list = useListOptions('services');
  return (
    <>
      <ListFilters
        {...{ filter, change }}
        label={words.searchServices}
        placeholder={words.nameOrLocation}
        choices={[
          { name: 'state', label: words.status, options: optionsOf(serviceChoices.state, words) },
          { name: 'sort', label: words.sortBy, options: optionsOf(serviceChoices.sort, words) },
        ]}
      />
      <ListTools list={list} columns={serviceColumns(words)} unfiltered={words.allServices} />
      {shown.length > 0 ? (
        <ServiceRows services={shown} {...{ actions, money, selection, list }} />
      ) : (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={words.noServicesFound}
          says={words.tryAnotherNameOrShow}
        >
          <Button variant="default" onClick={clear}>
            {words.showAllServices}
          </Button>
        </EmptyState>
      )}
      <BulkActions selection={selection} />
    </>
  );
}

/** The list of services. */
export function ServiceList() {
  const words = useMessages(servicesAdmin);
  const { data, error, refetch } = useQuery(servicesQuery);
  const add = may('services', 'write') && (
    <Button component={Link} to="/admin/services/new" leftSection={<IconPlus size={16} />}>
      {words.addService}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.services} lead={words.whatPeopleCanBookLessons}>
        <Button
          component={Link}
          to="/admin/services/resources"
          variant="default"
          leftSection={<IconUsers size={16} />}
        >
          {words.staffAndRooms}
        </Button>
        {add}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={66} />}
      {data && data.length > 0 && <FilteredServices services={data} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCalendarPlus size={28} />}
          title={words.noServicesYet}
          says={words.addYourFirstServiceSuch}
        >
          {add}
        </EmptyState>
      )}
    </>
  );
}
