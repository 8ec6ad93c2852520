import { vatOf } from '@ledgerleaf/contract/vat'
import { type Actor, countAlone, isOpenToStrangers, refuseAlone } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { QuoteFound } from './quote-queries.ts'

/** Whoever has the link binds the company by it, unless that has set who may; whoever belongs to it, up to what they may alone. */
export const refuseAccepting = async (
  tx: Tx,
  caller: Actor | null,
  { orderId, buyerId, netCents, vat, retires, lines, state }: QuoteFound,
): Promise<void> => {
  if (buyerId === null || state !== 'open') return
  if (caller?.organisationId !== buyerId) {
    if (await isOpenToStrangers(tx, buyerId)) return
    throw new DomainError('approval_needed')
  }
  const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const boughtCents = netCents + vatOf(netCents, vat?.basisPoints ?? 0)
  const retiredTonnes = retires ? tonnes : 0
  await refuseAlone(tx, caller, { amountCents: boughtCents, retiredTonnes })
  const { organisationId, personId, keyId } = caller
  await countAlone(tx, { organisationId, personId, keyId, actId: orderId, boughtCents, retiredTonnes })
}
