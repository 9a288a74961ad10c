import { staffMessages } from '../../lib/messages/server-messages.ts';
import { landing } from './messages/staff-landing/catalogues.ts';

export const landingWords = staffMessages(landing);

interface Words {
  title: string;
  text: string;
}

/** Features of the product, each with a line drawing in a square of 24. */
export function features(): (Words & { drawing: string })[] {
  const t = landingWords();
  return [
    {
      title: t.pages,
      text: t.pagesText,
      drawing: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
    },
    {
      title: t.shop,
      text: t.shopText,
      drawing: 'M5 8h14l-1 13H6zM9 8a3 3 0 0 1 6 0',
    },
    {
      title: t.bookings,
      text: t.bookingsText,
      drawing: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
    },
    {
      title: t.messages,
      text: t.messagesText,
      drawing: 'M3 6h18v13H3zM3 7l9 7 9-7',
    },
    {
      title: t.audio,
      text: t.audioText,
      drawing:
        'M9 18V5l10-2v13M9 18a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0M19 16a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0',
    },
    {
      title: t.analytics,
      text: t.analyticsText,
      drawing: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
    },
  ];
}

export function promises(): Words[] {
  const t = landingWords();
  return [
    { title: t.noLockIn, text: t.noLockInText },
    { title: t.noTracking, text: t.noTrackingText },
    { title: t.fast, text: t.fastText },
    { title: t.accessible, text: t.accessibleText },
    { title: t.ownLook, text: t.ownLookText },
    { title: t.safe, text: t.safeText },
  ];
}

export function steps(): Words[] {
  const t = landingWords();
  return [
    { title: t.stepDesign, text: t.stepDesignText },
    { title: t.stepOwn, text: t.stepOwnText },
    { title: t.stepLive, text: t.stepLiveText },
  ];
}

/** Kinds of tools instead of names: other products change without our notice. */
export function comparison(): { columns: string[]; rows: string[][] } {
  const t = landingWords();
  return {
    columns: ['Sitewright', t.builders, t.wordpress],
    rows: [
      [t.bestFor, t.bestForUs, t.bestForBuilders, t.bestForWordpress],
      [t.parts, t.partsOfUs, t.partsOfBuilders, t.partsOfWordpress],
      [t.updates, t.updatesOfUs, t.updatesOfBuilders, t.updatesOfWordpress],
      [t.apps, t.appsOfUs, t.appsOfBuilders, t.appsOfWordpress],
      [t.designs, t.designsOfUs, t.designsOfBuilders, t.designsOfWordpress],
      [t.leaving, t.leavingUs, t.leavingBuilders, t.leavingWordpress],
      [t.languages, t.languagesOfUs, t.languagesOfBuilders, t.languagesOfWordpress],
    ],
  };
}

export function questions(): Words[] {
  const t = landingWords();
  return [
    { title: t.code, text: t.codeAnswer },
    { title: t.domain, text: t.domainAnswer },
    { title: t.payment, text: t.paymentAnswer },
    { title: t.move, text: t.moveAnswer },
    { title: t.leave, text: t.leaveAnswer },
  ];
}
