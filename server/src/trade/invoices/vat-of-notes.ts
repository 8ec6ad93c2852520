import { netOfGross } from '@ledgerleaf/contract/vat'
import { chargedOn } from './charged-on.ts'

/**
 * Each return with its VAT in the currency that was charged: the rate of its own base, as whoever receives the note works it
 * out (BR-CO-17 of EN 16931). Where no base makes up the amount with its VAT exactly, it is a cent more. The last takes what is
 * left, so that all notes come to the invoice: it alone may be off by what the others were rounded.
 */
export const vatOfNotes = <T extends { grossMinor: number }>(
  order: Parameters<typeof chargedOn>[0],
  returned: readonly T[],
): { back: T; vatMinor: number }[] => {
  const charged = chargedOn(order)
  let { netCents: netLeft, vatCents: vatLeft } = charged
  return returned.map((back) => {
    const { grossMinor } = back
    const own = grossMinor - netOfGross(grossMinor, order.vatBasisPoints)
    const vatMinor = Math.min(vatLeft, Math.max(own, grossMinor - netLeft))
    netLeft -= grossMinor - vatMinor
    vatLeft -= vatMinor
    return { back, vatMinor }
  })
}
