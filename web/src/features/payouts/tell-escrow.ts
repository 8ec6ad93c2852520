import { writeCents } from '../../ui/format.ts'

/** From what buyers have paid ahead, as Money shows it, to what of it is for sellers: the two figures of one escrow. */
export const tellEscrow = (heldCents: number, sellersCents: number): string | null => {
  const feeCents = heldCents - sellersCents
  if (sellersCents === 0 || feeCents <= 0) return null
  return `In escrow: ${writeCents(heldCents)} from buyers, less ${writeCents(feeCents)} fee, is ${writeCents(sellersCents)} for sellers.`
}
