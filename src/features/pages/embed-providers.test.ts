import { describe, expect, test } from 'vitest';
import { frameOrigins, pastedAddress, readEmbed } from './embed-providers.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m5s',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=65',
  ],
  [
    'https://youtu.be/aqz-KE-bpKQ?si=tracking',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/playlist?list=PLMC9KNkIncKtPzgY',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLMC9KNkIncKtPzgY&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd34ef',
  ],
  [
    'https://www.openstreetmap.org/?mlat=51.5&mlon=-0.1#map=16/51.5/-0.1',
    'https://www.openstreetmap.org/export/embed.html?bbox=-0.10659%2C51.49729%2C-0.09341%2C51.50271&layer=mapnik&marker=51.50000%2C-0.10000',
  ],
  [
    'https://www.google.com/maps/place/Tate+Modern/@51.5076,-0.0994,17z',
    'https://www.google.com/maps?q=Tate+Modern&ll=51.5076%2C-0.0994&output=embed',
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2483',
    'https://www.google.com/maps/embed?pb=%211m18%211m12%211m3%211d2483',
  ],
  [
    'https://open.spotify.com/intl-de/album/4aawyAB9vmqN3uQ7FjRGTy?si=x',
    'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy',
  ],
  [
    'https://soundcloud.com/forss/flickermood',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&visual=false&show_comments=false',
  ],
  [
    'https://bandcamp.com/EmbeddedPlayer/album=1613161013/size=large/',
    'https://bandcamp.com/EmbeddedPlayer/album=1613161013/size=large/artwork=small/tracklist=true/transparent=true/',
  ],
  ['https://calendly.com/jane/first-talk?utm=x', 'https://calendly.com/jane/first-talk?embed_type=Inline'],
  [
    'https://podcasts.apple.com/gb/podcast/in-our-time/id73330895',
    'https://embed.podcasts.apple.com/gb/podcast/in-our-time/id73330895',
  ],
])('%s', (address, frame) => {
  const embed = readEmbed(address);
  expect(embed?.frame).toBe(frame);
  expect(frameOrigins).toContain(new URL(embed?.frame ?? '').origin);
  // The target of a plain link can be parsed again.
  expect(embed?.page).toMatch(/^https:\/\//);
});

describe('refuses', () =>
  test.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=aqz-KE"onload',
    'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.test/embed/aqz-KE-bpKQ',
    'https://www.youtube.com:8443/embed/aqz-KE-bpKQ',
    'https://evil.test/?https://youtu.be/aqz-KE-bpKQ',
    'https://w.soundcloud.com/player/?url=https://evil.test/x',
    'https://www.google.com/search?q=x',
    'https://www.google.com/url?q=https://evil.test',
    'https://www.openstreetmap.org/#map=99/1/1',
    'https://calendly.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('%s', (address) => expect(readEmbed(address)).toBeNull()));

test('the address is found in a pasted embed code', () => {
  const code =
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&amp;start=3" onload="alert(1)"></iframe>';
  expect(pastedAddress(code)).toBe('https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&start=3');
  expect(pastedAddress('  https://vimeo.com/1  ')).toBe('https://vimeo.com/1');
});
