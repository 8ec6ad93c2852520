import { notify } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import { remindOfDeliveries } from './remind-of-deliveries.ts'
import { remindOfDays, remindOfEnds } from './remind-of-ends.ts'

/** All that members are reminded of on a day. Each is told once, however often this is done. */
export const remindMembers = async (tx: Tx, today: string, now: Date): Promise<void> => {
  for (const remind of [remindOfDeliveries, remindOfEnds, remindOfDays])
    await notify(tx, await remind(tx, today), now)
}
