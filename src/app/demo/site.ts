import type { Block } from '../../lib/content/block-kind.ts';
import { picture } from './pictures.ts';
import { shopHours, studioAddress } from './visiting.ts';
import { block } from './write.ts';

/** The demo site: an invented studio in an invented town. The phone number is from Ofcom's range for drama. */
export const demoSite = {
  name: 'Slipway Pottery',
  brand: { logo: picture('logo'), icon: picture('mark') },
  colours: {
    main: '#1f5a60',
    link: '#8a4224',
    button: '#a84c28',
    background: '#f7f1e4',
    text: '#1d2b2d',
  },
  timeZone: 'Europe/London',
  currency: 'GBP',
  locale: 'en-GB',
  contactEmail: 'hello@slipway.example',
  header: true,
  analytics: true,
} as const;

/** Closed from Christmas Eve to 3 January, this winter and the next two. */
export const holidays = (now: number): { from: string; to: string }[] =>
  [-1, 0, 1].map((more) => {
    const year = new Date(now).getUTCFullYear() + more;
    return { from: `${year}-12-24`, to: `${year + 1}-01-03` };
  });

/** Several pages show the hours and the address, which must agree. */
export const openingHours = (id: string, level: '2' | '3' = '3'): Block =>
  block('hours', id, {
    title: 'Opening hours',
    level,
    rows: [
      { days: 'Monday', times: 'Closed' },
      { days: 'Tuesday', times: 'Evening class only' },
      ...shopHours,
    ],
    note: 'Closed from 24 December to 3 January.',
  });

export const studioDetails = (id: string, title: string, level: '2' | '3' = '3'): Block =>
  block('contactDetails', id, {
    title,
    level,
    address: studioAddress,
    mapHref: '/visit#map',
    mapLabel: 'Get directions',
    phone: '01632 960147',
    email: demoSite.contactEmail,
  });
