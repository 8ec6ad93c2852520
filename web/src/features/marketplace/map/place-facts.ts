import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketPlace, MarketProject } from '@ledgerleaf/contract/market'
import { writeCents, writeWhole } from '../../../ui/format.ts'
import { leadWords, tellSale, tellWay, waysOf } from '../offers.ts'
import { writeYears } from '../write-years.ts'
import type { PlaceFacts } from './PlaceCard.tsx'

const told = (...notes: (string | null)[]): string[] => notes.flatMap((note) => note ?? [])

export const factsOfProject = (project: MarketProject): PlaceFacts => {
  const { price, note } = leadWords(project.offers)
  const [way, ...others] = waysOf(project.offers)
  return {
    ...project,
    price,
    notes: told(note, ...others.map(tellWay)),
    years: writeYears(project.offers.map(({ vintage }) => vintage)) || null,
    availableCredits: way?.credits ?? 0,
    best: bestOffer(project.offers) ?? null,
  }
}

/** Of a project whose page of results is not here yet: the map knows enough of it for a card. */
export const factsOfPlace = (place: MarketPlace): PlaceFacts => ({
  ...place,
  methodology: null,
  photograph: null,
  price: `from ${writeCents(place.priceMinCents)}`,
  years: null,
  best: null,
  notes: told(
    tellSale({ saleType: place.leadType, dueOn: place.dueOn }),
    place.forwardCredits > 0 ? `${writeWhole(place.forwardCredits)} t forward` : null,
  ),
})
