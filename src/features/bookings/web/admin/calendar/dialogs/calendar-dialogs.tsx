import { AddBookingDialog } from './add-booking-dialog.tsx';
import { BlockDialog, type Stretch } from './block-dialog.tsx';
import { SelectionDialog } from './selection-dialog.tsx';

/** What the calendar asks: what to do with a selected time, or the details of a block or booking. */
export type Asking = { for: 'what' | 'block'; stretch: Stretch } | { for: 'booking'; at: string } | null;

interface Props {
  asking: Asking;
  timezone: string;
  onAsk: (next: Asking) => void;
}

export function CalendarDialogs({ asking, timezone, onAsk }: Props) {
  return (
    <>
      <SelectionDialog
        stretch={asking?.for === 'what' ? asking.stretch : null}
        onBooking={(at) => onAsk({ for: 'booking', at })}
        onBlock={(stretch) => onAsk({ for: 'block', stretch })}
        onClose={() => onAsk(null)}
      />
      <BlockDialog
        stretch={asking?.for === 'block' ? asking.stretch : null}
        timezone={timezone}
        onClose={() => onAsk(null)}
      />
      <AddBookingDialog
        at={asking?.for === 'booking' ? asking.at : null}
        timezone={timezone}
        onClose={() => onAsk(null)}
      />
    </>
  );
}
