import { sql } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { instructionMail } from './instruction-mail.ts'
import { findInstructions } from './instruction-queries.ts'

type Asked = { dueDays: number; publicUrl: string; now: Date }

/** Tells the seller what to retire at the registry; nobody, where it was settled meanwhile. */
export const instructSeller = async (
  tx: Tx,
  retirementId: string,
  { publicUrl, ...when }: Asked,
): Promise<void> => {
  const [asked] = await findInstructions(tx, sql`task.retirement_id = ${retirementId}`, when, 1)
  const person = asked && (await findParty(tx, asked.sellerId))
  if (person) await enqueue(tx, sendMailTask, instructionMail(publicUrl, person.email, asked))
}
