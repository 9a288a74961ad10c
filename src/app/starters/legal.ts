import type { NewPage } from '../../features/pages/server/index.ts';
import { h2, heading, page, section, text, ul } from './write.ts';

interface Business {
  /** As it signs. */
  name: string;
  sells?: boolean;
  books?: boolean;
  newsletter?: boolean;
}

/** Terms in plain words, true of what the starter does; its owner reads them through and makes them theirs. */
export const terms = ({ name, sells, books }: Business): NewPage =>
  page(
    {
      slug: 'terms',
      label: 'Terms',
      title: 'Terms in plain words',
      description: `What you can expect of ${name}, and what we ask of you.`,
    },
    section(
      { width: 'narrow' },
      heading('Terms', '', { level: '1' }),
      text(
        ['What you can expect of us, and what we ask of you. Your rights by law come on top of all of it.'],
        { size: 'large' },
      ),
      text([
        h2('Who we are'),
        `This website is kept by ${name}. You reach us by the form on our [contact page](/contact), where our address is, too.`,
        ...(sells
          ? [
              h2('Orders and prices'),
              'Prices are those you see, with tax. What it costs to send your order is shown before you pay. Our confirmation by email makes the contract.',
              h2('Sending'),
              'We send within three working days. The parcel is our risk until it is in your hands. If something arrives broken, send us a picture within 14 days, and we replace it or give you your money back.',
              h2('Changing your mind'),
              'You have 14 days from delivery to tell us that you want to return something unused. We pay back its price and what it cost to send, within 14 days of getting it back. Things made for you alone cannot be returned, unless something is wrong with them.',
            ]
          : []),
        ...(books
          ? [
              h2('Bookings'),
              ul(
                'A booking is made when you have our confirmation.',
                'How long before you may move or cancel it free of charge is shown when you book, and stands in your confirmation.',
                'If we have to cancel, you choose between another time and your money.',
              ),
            ]
          : []),
        h2('Pictures and words'),
        'What is shown here is ours or used with permission. Please ask before you use it elsewhere; we like to say yes.',
        h2('If something goes wrong'),
        'Tell us first. Most things are solved by a friendly message, and we answer every one.',
      ]),
    ),
  );

/** What the product keeps about visitors, in plain words. */
export const privacy = ({ name, sells, books, newsletter }: Business): NewPage =>
  page(
    {
      slug: 'privacy',
      label: 'Privacy',
      title: 'Privacy in plain words',
      description: `What ${name} keeps about you, why and for how long, and how you have it deleted.`,
    },
    section(
      { width: 'narrow' },
      heading('Privacy', '', { level: '1' }),
      text(['We keep as little as we can, for as short as we may, and sell it to nobody.'], {
        size: 'large',
      }),
      text([
        h2('When you look round'),
        'No cookies follow you, and no other company watches you here. Visits are counted without knowing who you are.',
        h2('When you write to us'),
        'We keep your message and your address to answer you, and delete them when the matter is settled.',
        ...(sells
          ? [
              h2('When you buy'),
              'We keep your name, your address and what you bought: to send it, and for as long as the law wants us to keep our books. Card numbers go to the payment service, and never to us.',
            ]
          : []),
        ...(books
          ? [
              h2('When you book'),
              'We keep your name, your address and your answers to our questions, so that we can prepare and reach you if something changes.',
            ]
          : []),
        ...(newsletter
          ? [
              h2('When you subscribe'),
              'We keep your address for our letter, once you have said yes by mail. One click in every letter takes you off the list.',
            ]
          : []),
        h2('Your rights'),
        'Ask what we keep about you, have it put right, handed over or deleted: one message on our [contact page](/contact) is enough. If we do not help, the data protection authority will.',
      ]),
    ),
  );
