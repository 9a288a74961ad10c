import { useState } from 'react';
import type { Service } from '../../../service-shapes.ts';

/** A series has one duration only. */
const lengthsOf = ({ durationMinutes, price, durations, wholeSeries }: Service) => [
  { minutes: durationMinutes, price },
  ...(wholeSeries ? [] : durations),
];

/** Larger parties contact the owner. */
const MOST_CHOICES = 100;

/** The chosen service, duration and number of people. */
export function useServiceChoice(services: readonly Service[], first: Service) {
  const [chosen, setChosen] = useState(first._id);
  const [wanted, setWanted] = useState<number>();
  const [party, setParty] = useState(1);
  const service = services.find(({ _id }) => _id === chosen) ?? first;
  const lengths = lengthsOf(service);
  const length = lengths.find(({ minutes }) => minutes === wanted) ?? lengths[0];
  const most = Math.min(service.mostPeople ?? service.capacity, service.capacity, MOST_CHOICES);
  return {
    service,
    lengths,
    duration: length?.minutes ?? service.durationMinutes,
    price: length?.price ?? 0,
    people: Math.min(party, most),
    most,
    chooseService: (id: string) => {
      setChosen(id);
      setWanted(undefined);
    },
    chooseDuration: setWanted,
    choosePeople: setParty,
  };
}

export type ServiceChoice = ReturnType<typeof useServiceChoice>;
