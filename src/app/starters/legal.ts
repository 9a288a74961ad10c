import type { NewPage } from '../../features/pages/server/index.ts';
import { h2, heading, page, section, text, ul } from './write.ts';

interface Business {
  /** The name that signs the page. */
  name: string;
  /** By post, or collection only, for fresh food. */
  sells?: 'delivered' | 'collected';
  books?: boolean;
  newsletter?: boolean;
}

/** Terms in plain words, true of the starter; its owner reviews and adapts them. */
export const terms = ({ name, sells, books }: Business): NewPage =>
  page(
    {
      slug: 'terms',
      label: 'Terms',
      title: 'Terms in plain words',
      description: `What you can expect from ${name}, and what we ask of you.`,
    },
    section(
      { width: 'narrow' },
      heading('Terms', '', { level: '1' }),
      text(['What you can expect from us, and what we ask of you. Your legal rights always apply as well.'], {
        size: 'large',
      }),
      text([
        h2('Who we are'),
        `This website is run by ${name}. You’ll find our address and a contact form on our [contact page](/contact).`,
        ...(sells === 'collected'
          ? [
              h2('Orders and prices'),
              'Prices include tax. The contract is made when we confirm your order by email. You pay when you collect it.',
              h2('Collection'),
              'Your order is kept for you on the day it’s ready, until we close. You can change or cancel it without charge until we start baking it.',
              h2('Refunds'),
              'Fresh food can’t be returned because you changed your mind. If something isn’t right, tell us within a day and we’ll replace it or refund you.',
            ]
          : []),
        ...(sells === 'delivered'
          ? [
              h2('Orders and prices'),
              'Prices include tax. Delivery costs are shown before you pay. The contract is made when we confirm your order by email.',
              h2('Sending'),
              'We dispatch within three working days. The parcel is our responsibility until you receive it. If something arrives damaged, send us a photo within 14 days and we’ll replace it or refund you.',
              h2('Changing your mind'),
              'You have 14 days from delivery to tell us that you want to return an unused item. We refund its price and the standard delivery cost within 14 days of receiving it. Items made to order can’t be returned unless they’re faulty.',
            ]
          : []),
        ...(books
          ? [
              h2('Bookings'),
              ul(
                'Your booking is confirmed when you receive our confirmation email.',
                'The deadline for free rescheduling and cancellation is shown when you book and in your confirmation email.',
                'If we have to cancel, you can choose another time or a full refund.',
              ),
            ]
          : []),
        h2('Pictures and words'),
        'Everything shown here is ours or used with permission. Ask us before you use it elsewhere; we usually say yes.',
        h2('If something goes wrong'),
        'Tell us first. We reply to every message, and most problems are quickly solved.',
      ]),
    ),
  );

/** What the product stores about visitors, in plain words. */
export const privacy = ({ name, sells, books, newsletter }: Business): NewPage =>
  page(
    {
      slug: 'privacy',
      label: 'Privacy',
      title: 'Privacy in plain words',
      description: `What ${name} keeps about you, why, for how long, and how to have it deleted.`,
    },
    section(
      { width: 'narrow' },
      heading('Privacy', '', { level: '1' }),
      text(['We collect as little as we can, keep it no longer than we need to, and never sell it.'], {
        size: 'large',
      }),
      text([
        h2('When you visit this website'),
        'There are no tracking cookies and no third-party trackers. Visits are counted anonymously.',
        h2('When you contact us'),
        'We keep your message and your email address so that we can reply, and delete them once your question is settled.',
        ...(sells
          ? [
              h2('When you buy'),
              `${sells === 'collected' ? 'We keep your name, your contact details and your order so that we can prepare it' : 'We keep your name, your address and your order so that we can deliver it'}, and for as long as tax law requires. Card numbers go straight to the payment provider; we never see them.`,
            ]
          : []),
        ...(books
          ? [
              h2('When you book'),
              'We keep your name, your contact details and your answers to our questions, so that we can prepare and contact you if something changes.',
            ]
          : []),
        ...(newsletter
          ? [
              h2('When you subscribe'),
              'We keep your email address for our newsletter once you’ve confirmed it. You can unsubscribe with one click in every newsletter.',
            ]
          : []),
        h2('Your rights'),
        'You can ask for a copy of your data, or have it corrected or deleted: send us a message on our [contact page](/contact). You can also complain to your data protection authority.',
      ]),
    ),
  );
