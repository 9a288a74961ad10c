import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ServicesContext } from '../../services-context.ts';
import { BookFlow } from '../../public/site/book-flow.tsx';
import type { BookingProps } from './block.ts';
import css from './booking-block.module.css';

export function BookingView({ service: id, title, text }: BookingProps & ViewContext) {
  const t = useMessages(serviceWords);
  const { services, editing = false, samples } = use(ServicesContext);
  const shown = services.filter(({ _id, published }) => published && (id === null || _id === id));
  if (shown.length === 0 && !editing) return null;
  return (
    <div className={css.block}>
      {title && <h2 className={css.title}>{title}</h2>}
      {text && <p className={css.text}>{text}</p>}
      {samples ? (
        samples.calendar
      ) : editing ? (
        <p className={css.text}>
          {shown.length > 0
            ? t.visitorsBookHere({ value: shown.map(({ label }) => label).join(', ') })
            : t.bookableOncePublished}
        </p>
      ) : (
        <BookFlow key={id} services={shown} />
      )}
    </div>
  );
}
