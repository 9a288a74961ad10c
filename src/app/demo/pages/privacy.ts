import type { DemoPage } from '../write.ts';
import { block, h2, heading, section, ul, words } from '../write.ts';

export const privacy: DemoPage = {
  name: 'Privacy',
  slug: 'privacy',
  label: 'Privacy',
  inMenu: false,
  height: 100,
  seo: {
    title: 'Privacy – Slipway Pottery',
    description:
      'What Slipway Pottery knows about you, why, for how long, and how to have it corrected or deleted.',
  },
  blocks: [
    section('privacy-page', { background: 'none', width: 'narrow' }, [
      heading('privacy-title', 'Privacy', { level: '1' }),
      words(
        'privacy-lead',
        ['We keep what we need to post you a pot or save you a place in a class, and nothing else.'],
        {
          size: 'large',
        },
      ),
      words('privacy-text', [
        'Last updated on 1 September 2026.',
        h2('Who we are'),
        'Slipway Pottery is a partnership of Nell Carrow and Tobi Adeyemi, The Old Boat Shed, Sailmaker’s Lane, Fernhythe FH4 2SL. We decide how your data is used, so we are its controller. Write to [hello@slipway.example](mailto:hello@slipway.example) or ring [01632 960147](tel:01632960147).',
        h2('What we keep, and why'),
        ul(
          '**When you buy something:** your name, address, email, what you bought and what you paid. We need it to carry out the contract, and tax law makes us keep the record for six years.',
          '**When you book a class:** your name, email and telephone number, and what you tell us about access or allergies. We delete notes about health or access a month after the class.',
          '**When you have an account:** your email address and a scrambled form of your password. We cannot read the password.',
          '**When you write to us:** your message, for two years, because people often come back to the same question.',
        ),
        'We do not see or store card numbers. Payments are taken by our payment provider, who passes on only whether the payment succeeded.',
        h2('Visits to this website'),
        'We count how often each page is looked at, and roughly where people come from. The count uses no cookies, no advertising network and no profile of you, and your network address is not kept with it. This is our legitimate interest: it tells us which pages are worth writing.',
        h2('Cookies'),
        'One, which keeps you signed in to your account. It is necessary, so we do not ask. Your basket is remembered by your own browser and stays there.',
        h2('Who else sees it'),
        'Royal Mail and our courier see your name and address; our payment provider sees your payment; the company that hosts this website stores everything on our behalf in the United Kingdom. Our accountant sees invoices. Nobody buys your data from us, and nobody could.',
        h2('Your rights'),
        'You may ask for a copy of what we hold, have it corrected or deleted, object to our using it, or have it sent to somebody else. Write to us and we will do it within a month, free of charge. If you are unhappy with the answer, you can complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/).',
        h2('Changes'),
        'When we change this page we change the date above, and if it matters to you we write to you first.',
      ]),
      block('divider', 'privacy-end', { look: 'wave' }),
      words(
        'privacy-demonstration',
        [
          'Slipway Pottery is a demonstration studio. It, its people and its town are invented; no orders are posted and nobody is teaching on Tuesday. Replace this page with your own before you open.',
        ],
        { size: 'small' },
      ),
    ]),
  ],
};
