import { writeDay } from '@ledgerleaf/contract/days'
import { notify } from '../../people/notices/index.ts'
import type { Tx } from '../../platform/db.ts'
import type { ScheduleRow } from './lock-schedule.ts'

const tonnesOf = (count: number): string => `${count.toLocaleString('en-US')} t`

const amountOf = ({ wish, tonnes }: ScheduleRow): string =>
  wish.kind === 'held' ? `what is held, up to ${tonnesOf(tonnes)}` : tonnesOf(tonnes)

const beneficiaryOf = ({ wish }: ScheduleRow): string =>
  (wish.kind === 'held' ? wish.words : wish.retirement).beneficiary

const place = '/holdings#scheduled'

/** A week before: there is still time to buy what is missing, to move it or to take it back. */
export const tellNear = (tx: Tx, row: ScheduleRow, now: Date): Promise<void> =>
  notify(
    tx,
    {
      organisationId: row.organisationId,
      to: 'retire',
      kind: 'deadlines',
      key: `schedule-near:${row.id}:${row.dueOn}`,
      title: `To be retired on ${writeDay(row.dueOn)}: ${amountOf(row)}`,
      words: `For ${beneficiaryOf(row)}. Nothing is held for it: the credits must be there on that day. Until then it can be moved or taken back.`,
      href: place,
    },
    now,
  )

/** Nothing was retired, and somebody has to look at it. */
export const tellStopped = (tx: Tx, row: ScheduleRow, reason: string, now: Date): Promise<void> =>
  notify(
    tx,
    {
      organisationId: row.organisationId,
      to: 'retire',
      kind: 'deadlines',
      key: `schedule-stopped:${row.id}:${row.dueOn}`,
      title: `Not retired on ${writeDay(row.dueOn)}: ${amountOf(row)}`,
      words: `${reason} Nothing was retired. It can be tried again, moved or taken back.`,
      href: place,
    },
    now,
  )
