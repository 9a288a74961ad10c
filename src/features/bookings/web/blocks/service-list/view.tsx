import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { partOf, RoomContext } from '../../../../../lib/ui/picture/room.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { Service } from '../../../service-shapes.ts';
import { ServicesContext } from '../../services-context.ts';
import { ServiceFacts } from '../../public/site/service-facts.tsx';
import type { ServiceListProps } from './block.ts';
import css from './service-list.module.css';

export function ServiceListView({
  title,
  text,
  services: chosen,
  isFirst = false,
}: ServiceListProps & ViewContext) {
  const t = useMessages(serviceWords);
  const { services: own, editing = false, samples } = use(ServicesContext);
  const services = own.length === 0 ? (samples?.services ?? own) : own;
  const room = use(RoomContext);
  const shown =
    chosen.length === 0
      ? services.filter(({ published }) => published)
      : [...new Set(chosen.map(({ service }) => service))].flatMap(
          (id) => services.find(({ _id, published }) => _id === id && published) ?? [],
        );
  if (shown.length === 0 && !editing) return null;
  return (
    <div className={css.block}>
      {title && <h2 className={css.title}>{title}</h2>}
      {text && <p className={css.text}>{text}</p>}
      {shown.length === 0 && <p className={css.text}>{t.servicesAppearHere}</p>}
      <ul className={css.list}>
        {shown.map((service, index) => (
          <li key={service._id} className={css.card}>
            {service.image && (
              <div className={css.picture} aria-hidden="true">
                <PictureView
                  picture={{ ...service.image, alt: '' }}
                  room={partOf(room, 0.34, 480)}
                  fit="cover"
                  shape={4 / 3}
                  isFirst={isFirst && index === 0}
                />
              </div>
            )}
            <Words service={service} level={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ service, level: Heading }: { service: Service; level: 'h2' | 'h3' }) {
  const t = useMessages(serviceWords);
  const local = useLocalPath();
  const original = useOriginal();
  const words = plainText(service.description);
  return (
    <div className={css.words}>
      <Heading className={css.name} {...original(service, 'label')}>
        <a className={css.link} href={local(`/service/${service.slug}`)}>
          {service.label}
        </a>
      </Heading>
      <ServiceFacts service={service} />
      {words && (
        <p className={css.text} {...original(service, 'description')}>
          {beginningOf(words)}
        </p>
      )}
      <span className={css.go} aria-hidden="true">
        {t.seeAvailability}
      </span>
    </div>
  );
}

const MOST_SHOWN = 180;

/** Cuts at whole words, except a word longer than the whole text. */
function beginningOf(words: string): string {
  if (words.length <= MOST_SHOWN) return words;
  const cut = words.slice(0, MOST_SHOWN - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd() || cut}…`;
}
