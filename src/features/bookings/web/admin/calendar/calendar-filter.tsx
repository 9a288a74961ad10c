import { Chip, Group } from '@mantine/core';
import type { Service } from '../../../service-shapes.ts';
import { ColourDot } from '../colour-dot.tsx';
import css from './calendar.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

interface Props {
  services: readonly Service[];
  /** Empty for all. */
  only: readonly string[];
  cancelled: boolean;
  onOnly: (only: string[]) => void;
  onCancelled: (cancelled: boolean) => void;
}

/** The services by colour; a press filters by one. */
export const CalendarFilter = ({ services, only, cancelled, onOnly, onCancelled }: Props) => {
  const words = useMessages(calendarAdmin);
  return (
    <div className={css.filter}>
      <Chip.Group multiple value={[...only]} onChange={onOnly}>
        {services.map(({ _id, label, colour }) => (
          <Chip key={_id} value={_id} size="xs" variant="outline" display="flex">
            <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
              <ColourDot colour={colour} />
              {label}
            </Group>
          </Chip>
        ))}
      </Chip.Group>
      <Chip size="xs" variant="outline" display="flex" checked={cancelled} onChange={onCancelled}>
        {words.showCancelled}
      </Chip>
    </div>
  );
};
