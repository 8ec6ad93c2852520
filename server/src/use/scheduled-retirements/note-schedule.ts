import { writeDay } from '@ledgerleaf/contract/days'
import { type Acting, noteEvent } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'

/** Writes into the organisation's trail who scheduled, moved or took back a retirement. */
export const noteSchedule = (
  tx: Tx,
  { organisationId, personId }: Acting,
  kind: 'retirement_scheduled' | 'retirement_moved' | 'retirement_unscheduled',
  { tonnes, dueOn }: { tonnes: number; dueOn: string },
  now: Date,
): Promise<void> => {
  const details = { name: writeDay(dueOn), amount: `${tonnes.toLocaleString('en-US')} t` }
  return noteEvent(tx, { organisationId, personId, kind, details }, now)
}
