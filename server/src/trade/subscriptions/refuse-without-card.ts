import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findCard, type PaymentProvider } from '../payments/index.ts'

/** A run charges a card nobody is sitting in front of: the sandbox has one for everybody, another provider keeps one's own. */
export const refuseWithoutCard = async (
  tx: Tx,
  provider: PaymentProvider,
  organisationId: string,
): Promise<void> => {
  if (provider.name !== 'sandbox' && !(await findCard(tx, provider, organisationId)))
    throw new DomainError('subscription_refused', {
      message: 'Give the card first that is to be charged: “Add a card” on this page.',
    })
}
