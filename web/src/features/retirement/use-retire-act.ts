import { type NewCommonRetirement, retirementsApi } from '@ledgerleaf/contract/retirements'
import { scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { holdingKeys } from '../../nouns/holding/keys.ts'
import { useRetireDay } from './use-retire-day.ts'
import { shareAct, useShares } from './use-shares.ts'

/** Where to go with what was done. */
export type AfterAct = { onRetired: (certificateId: string) => void; onScheduled: () => void }

/** What a form retires, shared or not, at once or on a day; and how it is sent. */
export const useRetireAct = ({ onRetired, onScheduled }: AfterAct) => {
  const sharing = useShares()
  const day = useRetireDay()
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const read = (typed: NewCommonRetirement) => {
    const retirement = shareAct(sharing, typed)
    const when = retirement && day.read(!sharing.isOn)
    return retirement && when && { retirement, ...when }
  }
  return {
    sharing,
    day,
    read,
    perform: async (typed: NewCommonRetirement): Promise<void> => {
      const act = read(typed)
      if (!act) return
      const { retirement, on, wishOf } = act
      if (on === null) {
        const { id } = await send(retirementsApi.retireTogether, { body: retirement, idempotencyKey })
        return onRetired(id)
      }
      const body = { on, wish: wishOf(retirement) }
      await send(scheduledRetirementsApi.schedule, { body, idempotencyKey })
      stale.send(holdingKeys.all)
      onScheduled()
    },
  }
}
