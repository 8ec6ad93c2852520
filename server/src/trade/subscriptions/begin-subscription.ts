import type { NewSubscription } from '@ledgerleaf/contract/subscriptions'
import { type Actor, countAlone, refuseAlone } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { createSubscription } from './create-subscription.ts'
import { mostOfRun } from './most-of-run.ts'
import { refuseWithoutCard } from './refuse-without-card.ts'

/** Begins a subscription as far as whoever asks may do that alone, and there is a card to charge. */
export const beginSubscription = async (
  tx: Tx,
  provider: PaymentProvider,
  actor: Actor,
  wish: NewSubscription,
  now: Date,
): Promise<{ id: string }> => {
  const { organisationId, personId, keyId = null } = actor
  const amountCents = mostOfRun(wish)
  const retiredTonnes = wish.retire ? wish.tonnes : 0
  await refuseAlone(tx, actor, { amountCents, retiredTonnes })
  await refuseWithoutCard(tx, provider, organisationId)
  const { id } = await createSubscription(tx, organisationId, wish, now)
  // Until its first run it counts as the most that may come to, and then as what its runs came to.
  await countAlone(tx, {
    organisationId,
    personId,
    keyId,
    actId: id,
    boughtCents: amountCents,
    retiredTonnes,
  })
  return { id }
}
