import type { AskingPrice } from '@ledgerleaf/contract/supply'
import { writeCents } from '../../ui/format.ts'

/** A price from its day on; where another listing of the vintage asks less on that day, that one is named beside it. */
export const tellAsked = (asked: readonly AskingPrice[], listingId: string, on: string): string => {
  const own = asked.find((one) => one.listingId === listingId)
  const ownCents = own?.steps.findLast((step) => step.on <= on)?.priceCents ?? 0
  const others = asked
    .filter(
      (one) => one.listingId !== listingId && one.vintage === own?.vintage && one.saleType === own.saleType,
    )
    .filter(({ endedOn }) => endedOn === null || endedOn > on)
    .flatMap(({ steps }) => steps.findLast((step) => step.on <= on)?.priceCents ?? [])
  const least = Math.min(...others)
  return least < ownCents
    ? `Asked from then on by one listing, while another asks ${writeCents(least)}`
    : 'Asked from then on'
}
