import { inArray, sql } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { dueOn } from './deadline.ts'
import { reminderMail } from './instruction-mail.ts'
import { findInstructions, type SentInstruction } from './instruction-queries.ts'
import { dayOf } from './queue-filter.ts'
import { registryRetirements } from './registry-retirements.tables.ts'

type Asked = { dueDays: number; publicUrl: string; now: Date }

// So many business days before the last one.
const daysAhead = 2
const atOnce = 2000

/** Once when the last day is near, and once on it. */
const isTimely = (
  { sentOn, dueOn: lastDay, remindedOn }: SentInstruction,
  today: string,
  dueDays: number,
) => {
  if (today <= sentOn || today < dueOn(sentOn, Math.max(0, dueDays - daysAhead))) return false
  return remindedOn === null || (today >= lastDay && remindedOn < lastDay)
}

/** One mail to each seller about all that is to be retired soon, and of which the seller has said nothing yet. */
export const remindSellers = async (tx: Tx, { dueDays, publicUrl, now }: Asked): Promise<void> => {
  const today = dayOf(now)
  // Two servers whose clocks strike at once remind once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('remind sellers', 0))`)
  const silent = await findInstructions(tx, sql`task.said_at is null`, { dueDays, now }, atOnce)
  const due = silent.filter((one) => isTimely(one, today, dueDays))
  for (const sellerId of new Set(due.map((one) => one.sellerId))) {
    const person = await findParty(tx, sellerId)
    const theirs = due.filter((one) => one.sellerId === sellerId)
    const mail = person && reminderMail(publicUrl, person.email, theirs)
    if (mail) await enqueue(tx, sendMailTask, mail)
  }
  const ids = due.map(({ id }) => id)
  await tx
    .update(registryRetirements)
    .set({ remindedOn: today })
    .where(inArray(registryRetirements.retirementId, ids))
}
