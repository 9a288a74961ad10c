import { picture } from '../pictures.ts';
import { openingHours, studioDetails } from '../site.ts';
import type { DemoPage } from '../write.ts';
import { block, button, columns, h3, heading, section, words } from '../write.ts';

export const visit: DemoPage = {
  name: 'Visit',
  slug: 'visit',
  label: 'Visit',
  inMenu: true,
  height: 100,
  seo: {
    title: 'Visit Slipway Pottery – opening hours and how to find us',
    description:
      'The Old Boat Shed, Sailmaker’s Lane, Fernhythe. Open Wednesday to Sunday. Seven minutes on foot from the station, step-free, dogs welcome.',
    picture: picture('estuary'),
  },
  blocks: [
    block('hero', 'visit-hero', {
      layout: 'behind',
      eyebrow: 'Visit',
      title: 'Yellow doors, end of the lane',
      text: 'If the doors are open, so are we. Come and look round, touch things, and ask to see the kiln.',
      buttons: [button('Get directions', '#map')],
      picture: picture('boat-shed'),
    }),
    section('visit-facts', { background: 'none' }, [
      columns(
        'visit-facts-columns',
        { layout: 'three', gap: 'wide' },
        [openingHours('visit-hours', '2')],
        [studioDetails('visit-details', 'Where we are', '2')],
        [
          heading('visit-inside-title', 'What to expect'),
          words('visit-inside-text', [
            'The shop is at the front, the wheels are at the back, and nothing separates them but a bench. Somebody is usually throwing. There is tea if you look as if you are staying.',
          ]),
        ],
      ),
    ]),
    section('visit-map', { background: 'tint', anchor: 'map' }, [
      heading('visit-map-title', 'How to find us', { eyebrow: 'Directions' }),
      block('image', 'visit-map-picture', {
        picture: picture('map'),
        ratio: 'landscape',
        caption: 'Drawn by Nell. Not to scale, and the boats move.',
      }),
      columns(
        'visit-map-columns',
        { layout: 'three', gap: 'wide' },
        [
          words('visit-train', [
            h3('By train'),
            'Fernhythe is on the branch line, twice an hour. Turn left out of the station, right into Sailmaker’s Lane and walk towards the water. Seven minutes, all downhill.',
          ]),
        ],
        [
          words('visit-car', [
            h3('By car'),
            'Use the Quay car park, £1.20 an hour and free on Sundays. You may drive to our door to load something heavy; please do not park on the slipway. The tide does not read permits.',
          ]),
        ],
        [
          words('visit-access', [
            h3('Getting in'),
            'One shallow ramp, wide doors, a level floor and an accessible toilet. The lane is cobbled for its last forty metres; ring us from the car park and we will come and fetch you.',
          ]),
        ],
      ),
    ]),
    section('visit-window', { background: 'none' }, [
      columns(
        'visit-window-columns',
        { layout: 'wide-right', gap: 'wide', align: 'centre' },
        [block('image', 'visit-window-picture', { picture: picture('window'), ratio: 'portrait' })],
        [
          heading('visit-window-title', 'Make an afternoon of it', { eyebrow: 'While you are here' }),
          words('visit-window-text', [
            'The bakery next door sells out of cheese scones by two. The towpath runs three flat miles upstream to the heronry. The ferry crosses on the hour in summer, weather and Captain Joyce permitting.',
            'Bring the children: there is a box of clay on the low table, and whatever they make on it goes back into the bin for the next child, unless they object.',
          ]),
          block('button', 'visit-window-button', {
            buttons: [button('Book a class', '/classes'), button('Contact us', '/contact', 'secondary')],
          }),
        ],
      ),
    ]),
  ],
};
