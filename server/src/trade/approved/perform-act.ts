import type { Perform } from '../../people/approvals/index.ts'
import { findPerson } from '../../people/identity/index.ts'
import type { BankConfig, Config } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { noteRetired, retireWish } from '../../use/retirements/index.ts'
import { scheduleRetirement } from '../../use/scheduled-retirements/index.ts'
import type { Sender } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { createSubscription, refuseWithoutCard } from '../subscriptions/index.ts'
import { acceptQuote } from '../transfers/index.ts'

type Parts = {
  config: Pick<Config, 'quotes' | 'invoicing'>
  bank: () => BankConfig
  provider: () => PaymentProvider
  sender: Sender
  now: Date
}

/**
 * What happens with the last approval, each by the verb that its own call uses. A purchase happens when somebody pays: until
 * then it is approved and nothing more.
 */
export const performAct =
  ({ config, bank, provider, sender, now }: Parts): Perform =>
  async (tx, { act, organisationId, askedBy }, { personId }) => {
    switch (act.kind) {
      case 'purchase':
        return null
      case 'quote': {
        const approver = await findPerson(tx, personId)
        if (!approver) throw new DomainError('not_found')
        const { email, name } = approver
        await acceptQuote(
          tx,
          act.orderId,
          {
            by: 'buyer',
            personId,
            name: name || email,
            email,
            ...(act.poNumber ? { poNumber: act.poNumber } : {}),
          },
          { quotes: config.quotes, invoicing: config.invoicing, bank: bank(), sender, now },
        )
        return { actId: act.orderId }
      }
      case 'subscription': {
        await refuseWithoutCard(tx, provider(), organisationId)
        const today = now.toISOString().slice(0, 10)
        const { startsOn } = act.subscription
        const wish = { ...act.subscription, startsOn: startsOn < today ? today : startsOn }
        return { actId: (await createSubscription(tx, organisationId, wish, now)).id }
      }
      case 'retirement': {
        // Whoever approved last may retire, and stands for it on the day.
        const by = { organisationId, personId }
        if (act.on) {
          const wish = { kind: 'lines' as const, retirement: act.retirement }
          return { actId: await scheduleRetirement(tx, by, { on: act.on, wish }, now) }
        }
        const asker = await findPerson(tx, askedBy)
        const actId = await retireWish(tx, by, act.retirement, asker?.email ?? null, now)
        const { beneficiary, lines } = act.retirement
        const tonnes = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        await noteRetired(tx, by, { id: actId, tonnes, beneficiary }, now)
        return { actId }
      }
    }
  }
