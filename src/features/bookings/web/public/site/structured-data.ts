import { amountDigits } from '../../../../../lib/values/money.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { Service } from '../../../service-shapes.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

/**
 * Structured data of a service. https://schema.org/Service; a class with single dates is also an EventSeries.
 * @param base how addresses begin in its language
 */
export function serviceFacts(service: Service, website: Website, base: string): Record<string, unknown> {
  const {
    label,
    description,
    image,
    slug,
    price,
    sessions,
    timezone,
    durationMinutes,
    wholeSeries,
    location,
  } = service;
  const { currency } = website.ecommerce;
  // One price for all dates.
  const durations = wholeSeries ? [] : service.durations;
  const words = beginning(plainText(description), 500);
  const url = `${base}/service/${slug}`;
  const offer = (amount: number) => ({
    '@type': 'Offer',
    price: amountDigits(amount, currency),
    priceCurrency: currency,
    url,
  });
  const common = {
    name: label,
    url,
    ...(words ? { description: words } : {}),
    ...(image ? { image: [image.src] } : {}),
    offers: [price, ...durations.map((each) => each.price)].map(offer),
  };
  const provider = { '@type': 'Organization', name: website.name, url: '/' };
  if (sessions.length === 0 || (service.hours.length > 0 && !wholeSeries))
    return { '@type': 'Service', ...common, provider };
  return {
    '@type': 'EventSeries',
    ...common,
    organizer: provider,
    subEvent: sessions.slice(0, 30).map(({ date, time }) => ({
      '@type': 'Event',
      name: label,
      startDate: `${date}T${time}`,
      scheduleTimezone: timezone,
      duration: `PT${durationMinutes}M`,
      maximumAttendeeCapacity: service.capacity,
      ...(location ? { location: { '@type': 'Place', name: location, address: location } } : {}),
    })),
  };
}
