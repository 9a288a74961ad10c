import { inOneLine } from '../site-content/opening-times.ts';

export const studioAddress = 'The Old Boat Shed\nSailmaker’s Lane\nFernhythe FH4 2SL';

/** Days on which orders can be collected. */
export const shopHours = [
  { days: 'Wednesday to Saturday', times: '10am – 5pm' },
  { days: 'Sunday', times: '11am – 4pm' },
];

export const collectFromStudio = inOneLine({ address: studioAddress, rows: shopHours });
