import { CallError } from '../../../../../lib/http/client.ts';
import type { Picture } from '../../../../../lib/content/pictures.ts';
import { emptyRichText, type RichText } from '../../../../../lib/content/rich-text.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';
import type { Question, Service, ServiceChange } from '../../../service-shapes.ts';

/** In the form of a number field: `''` is empty. */
export type Amount = number | '';

export interface Hours {
  /** `09:00`; midnight is `00:00`, at either end. */
  from: string;
  to: string;
}

export interface ServiceDraft {
  label: string;
  slug: string;
  description: RichText;
  image: Picture | null;
  location: string;
  isFree: boolean;
  price: Amount;
  /** Empty: the whole price is paid when booking. */
  deposit: Amount;
  durationMinutes: Amount;
  durations: { minutes: Amount; price: Amount }[];
  /** Empty: one starts when the previous one ends. */
  intervalMinutes: Amount;
  bufferBeforeMinutes: Amount;
  bufferMinutes: Amount;
  capacity: Amount;
  /** Empty: as many as there are seats. */
  mostPeople: Amount;
  needs: string[][];
  noticeMinutes: Amount;
  horizonDays: Amount;
  cancelNoticeMinutes: Amount;
  /** Null: the same. */
  moveNoticeMinutes: Amount | null;
  asksOwner: boolean;
  hours: (Hours & { day: number })[];
  closed: { from: string; to: string }[];
  exceptions: { date: string; hours: Hours[] }[];
  sessions: { date: string; time: string }[];
  wholeSeries: boolean;
  joinsLate: boolean;
  lateProRata: boolean;
  questions: Question[];
  /** Minutes before the start. */
  reminders: Amount[];
  waitingList: boolean;
  offerMinutes: Amount;
  colour: string;
  published: boolean;
}

/** For the calendar, with keys of words for what they are called. All are dark enough for white text. */
export const serviceColours = {
  '#3b6fb6': 'blue',
  '#2f7d5b': 'green',
  '#9a4f96': 'purple',
  '#b2542f': 'orange',
  '#8a6d1d': 'gold',
  '#4a5568': 'grey',
  '#b0305c': 'pink',
  '#1f7f8c': 'teal',
} as const;
const colourCodes = Object.keys(serviceColours);
const [firstColour = ''] = colourCodes;

const workingDays = [1, 2, 3, 4, 5];

export const emptyDraft: ServiceDraft = {
  label: '',
  slug: '',
  description: emptyRichText,
  image: null,
  location: '',
  isFree: false,
  price: '',
  deposit: '',
  durationMinutes: 60,
  durations: [],
  intervalMinutes: '',
  bufferBeforeMinutes: 0,
  bufferMinutes: 0,
  capacity: 1,
  mostPeople: '',
  needs: [],
  noticeMinutes: 24 * 60,
  horizonDays: 60,
  cancelNoticeMinutes: 24 * 60,
  moveNoticeMinutes: null,
  asksOwner: false,
  hours: workingDays.map((day) => ({ day, from: '09:00', to: '17:00' })),
  closed: [],
  exceptions: [],
  sessions: [],
  wholeSeries: false,
  joinsLate: false,
  lateProRata: false,
  questions: [],
  reminders: [24 * 60],
  waitingList: false,
  offerMinutes: 120,
  colour: firstColour,
  published: false,
};

export type StartingKind = 'appointment' | 'class' | 'hire';

const startingDrafts: Record<StartingKind, ServiceDraft> = {
  appointment: { ...emptyDraft, bufferMinutes: 15 },
  class: {
    ...emptyDraft,
    durationMinutes: 120,
    capacity: 8,
    hours: [],
    waitingList: true,
  },
  hire: {
    ...emptyDraft,
    durationMinutes: 240,
    durations: [{ minutes: 480, price: '' }],
    intervalMinutes: 60,
  },
};

/**
 * Initial values of a new service of a kind, in the colour that the fewest services have.
 * @param colours those of all services
 */
export function startingDraft(kind: StartingKind, colours: readonly string[]): ServiceDraft {
  const uses = (colour: string) => colours.filter((used) => used === colour).length;
  const [colour = firstColour] = colourCodes.toSorted((one, other) => uses(one) - uses(other));
  return { ...startingDrafts[kind], colour };
}

const byDate = <T extends { date: string }>(list: readonly T[]) =>
  list.toSorted((one, other) => one.date.localeCompare(other.date));
const shown = (to: string) => (to === '24:00' ? '00:00' : to);
const sent = <T extends Hours>(hours: T): T => ({ ...hours, to: hours.to === '00:00' ? '24:00' : hours.to });

const kept = ({ src, alt, width, height, file }: Picture): Picture => ({
  src,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(file === undefined ? {} : { file }),
});

export const draftOf = (service: Service): ServiceDraft => ({
  label: service.label,
  slug: service.slug,
  description: service.description,
  image: service.image && kept(service.image),
  location: service.location,
  isFree: service.price === 0 && service.durations.every(({ price }) => price === 0),
  price: service.price,
  deposit: service.deposit ?? '',
  durationMinutes: service.durationMinutes,
  durations: service.durations,
  intervalMinutes: service.intervalMinutes ?? '',
  bufferBeforeMinutes: service.bufferBeforeMinutes,
  bufferMinutes: service.bufferMinutes,
  capacity: service.capacity,
  mostPeople: service.mostPeople ?? '',
  needs: service.needs ?? [],
  noticeMinutes: service.noticeMinutes,
  horizonDays: service.horizonDays,
  cancelNoticeMinutes: service.cancelNoticeMinutes,
  moveNoticeMinutes: service.moveNoticeMinutes,
  asksOwner: service.asksOwner,
  hours: service.hours.map((each) => ({ ...each, to: shown(each.to) })),
  closed: service.closed,
  exceptions: service.exceptions.map(({ date, hours }) => ({
    date,
    hours: hours.map(({ from, to }) => ({ from, to: shown(to) })),
  })),
  sessions: service.sessions,
  wholeSeries: service.wholeSeries,
  joinsLate: service.joinsLate,
  lateProRata: service.lateProRata,
  questions: service.questions,
  reminders: service.reminders,
  waitingList: service.waitingList,
  offerMinutes: service.offerMinutes,
  colour: service.colour,
  published: service.published,
});

/** The body of the call that saves it. @throws CallError with `fields`, like the server's, for fields that can't be sent */
export function bodyOf(draft: ServiceDraft): ServiceChange & { label: string } {
  const words = messagesNow(servicesAdmin);
  const fields: Record<string, string> = {};
  const number = (name: string, value: Amount, says = words.enterANumber): number => {
    if (value === '') fields[name] = says;
    return Number(value);
  };
  const cost = (name: string, value: Amount) =>
    draft.isFree ? 0 : number(name, value, words.enterAnAmountLike);
  const body = {
    label: draft.label,
    ...(draft.slug.trim() ? { slug: draft.slug } : {}),
    description: draft.description,
    image: draft.image,
    location: draft.location,
    price: cost('price', draft.price),
    deposit: draft.isFree || draft.deposit === '' ? null : draft.deposit,
    durationMinutes: number('durationMinutes', draft.durationMinutes),
    durations: draft.durations.map(({ minutes, price }, at) => ({
      minutes: number(`durations.${at}.minutes`, minutes),
      price: cost(`durations.${at}.price`, price),
    })),
    intervalMinutes: draft.intervalMinutes === '' ? null : draft.intervalMinutes,
    bufferBeforeMinutes: Number(draft.bufferBeforeMinutes),
    bufferMinutes: Number(draft.bufferMinutes),
    capacity: number('capacity', draft.capacity),
    mostPeople: draft.mostPeople === '' ? null : draft.mostPeople,
    needs: draft.needs.filter((choices) => choices.length > 0),
    noticeMinutes: Number(draft.noticeMinutes),
    horizonDays: number('horizonDays', draft.horizonDays),
    cancelNoticeMinutes: Number(draft.cancelNoticeMinutes),
    moveNoticeMinutes: draft.moveNoticeMinutes === null ? null : Number(draft.moveNoticeMinutes),
    asksOwner: draft.asksOwner,
    hours: draft.hours
      .map(sent)
      .toSorted((one, other) => one.day - other.day || one.from.localeCompare(other.from)),
    closed: draft.closed.toSorted((one, other) => one.from.localeCompare(other.from)),
    exceptions: byDate(draft.exceptions).map(({ date, hours }) => ({ date, hours: hours.map(sent) })),
    sessions: draft.sessions.toSorted((one, other) =>
      `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`),
    ),
    wholeSeries: draft.wholeSeries,
    joinsLate: draft.joinsLate,
    lateProRata: draft.lateProRata,
    questions: draft.questions,
    reminders: draft.reminders.filter((minutes) => minutes !== ''),
    waitingList: draft.waitingList,
    offerMinutes: number('offerMinutes', draft.offerMinutes),
    colour: draft.colour,
    published: draft.published,
  };
  if (Object.keys(fields).length > 0) throw new CallError(400, words.someFieldsNeedYourAttention, { fields });
  return body;
}

/** A hidden service with the same values, whose address is made from its name. */
export function copyOf(service: Service) {
  const { slug: _, ...body } = bodyOf(draftOf(service));
  return {
    ...body,
    label: messagesNow(servicesAdmin).copyOf({ name: service.label }).slice(0, 120),
    published: false,
  };
}
