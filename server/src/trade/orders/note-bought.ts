import { writeDollars } from '@ledgerleaf/contract/currencies'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { noteEvents } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { noteRetired } from '../../use/retirements/index.ts'
import type { LockedOrder } from './lock-order.ts'

/**
 * Writes into the trails of organisations what was bought for them and by whom: by nobody where it was a subscription. What
 * a guest bought is nobody's yet.
 */
export const noteBought = (tx: Tx, settled: readonly LockedOrder[], now: Date): Promise<void> =>
  noteEvents(
    tx,
    settled.flatMap(({ id, buyerId, placedBy, placedByKey, totalCents, vatCents, lines }) => {
      if (buyerId === null) return []
      const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const amount = `${tonnes.toLocaleString('en-US')} t for ${writeDollars(totalCents + vatCents)}`
      const details = { name: orderNumber(id), amount }
      return [
        { organisationId: buyerId, personId: placedBy, keyId: placedByKey, kind: 'bought' as const, details },
      ]
    }),
    now,
  )

export type Retired = { id: string; togetherId: string | null; quantity: number; beneficiary: string }

/** The same for what an order retired by itself. */
export const noteOrderRetired = async (
  tx: Tx,
  { buyerId, placedBy, placedByKey }: LockedOrder,
  retired: readonly Retired[],
  now: Date,
): Promise<void> => {
  const [first] = retired
  if (buyerId === null || !first) return
  const { id, togetherId, beneficiary } = first
  const tonnes = retired.reduce((sum, { quantity }) => sum + quantity, 0)
  const told = { id: togetherId ?? id, tonnes, beneficiary }
  await noteRetired(tx, { organisationId: buyerId, personId: placedBy, keyId: placedByKey }, told, now)
}
