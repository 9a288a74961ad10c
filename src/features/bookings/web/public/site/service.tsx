import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { partOf, rooms } from '../../../../../lib/ui/picture/room.ts';
import { RichTextView } from '../../../../../lib/ui/rich-text-view.tsx';
import { baseOf, callsOf, inAnyLanguage, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import type { Website, websitesContract } from '../../../../websites/contract.ts';
import type { bookingsContract } from '../../../contract.ts';
import type { Service } from '../../../service-shapes.ts';
import { BookFlow } from './book-flow.tsx';
import css from './book.module.css';
import { ServiceFacts } from './service-facts.tsx';
import { serviceFacts } from './structured-data.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

interface Shown {
  service: Service;
  website: Website;
  /** How addresses of the page's language begin. */
  base: string;
}

/** `/service/{id}`, by address or id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Shown> {
  const id = params['id'] ?? '';
  const call = callsOf<typeof bookingsContract & typeof websitesContract>(context);
  const website = await call('GET /api/website');
  const service = await call('GET /api/service/{id}', {
    params: { id },
    query: inAnyLanguage(context, website),
  }).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
  // One canonical address for search engines and shared links.
  if (service.slug !== id) throw redirect(`/service/${service.slug}${new URL(request.url).search}`, 301);
  return { service, website, base: baseOf(context) };
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown) => {
    if (!shown) return { title: '' };
    const { service, website, base } = shown;
    const isOriginal = base !== '' && service.languages?.includes(base.slice(1)) !== true;
    const words = beginning(plainText(service.description), 160);
    return {
      title: service.label,
      ...(words ? { description: words } : {}),
      ...(service.image ? { picture: service.image } : {}),
      facts: serviceFacts(service, website, isOriginal ? '' : base),
      public: true,
      ...(service.languages ? { languages: service.languages } : {}),
    };
  },
};

export function Component() {
  const t = useMessages(serviceWords);
  const { service } = useLoaderData<Shown>();
  const original = useOriginal();
  return (
    <div className={css.screen}>
      <div className={css.about}>
        <h1 {...original(service, 'label')}>{service.label}</h1>
        <ServiceFacts service={service} />
        {service.location && <p className={css.facts}>{t.takesPlace({ location: service.location })}</p>}
        {service.image && (
          <div className={css.picture}>
            <PictureView
              picture={service.image}
              room={partOf(rooms.normal, 5 / 11, 900)}
              fit="cover"
              shape={3 / 2}
              isFirst
            />
          </div>
        )}
        {service.description.content.length > 0 && (
          <div className="prose" {...original(service, 'description')}>
            <RichTextView document={service.description} />
          </div>
        )}
      </div>
      <section aria-label={t.availability}>
        <BookFlow key={service._id} services={[service]} />
      </section>
    </div>
  );
}
