import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import { answer, missing, refuse, type SandboxAnswer } from './answers.ts'
import { type Form, textAt } from './read-form.ts'
import { newName, recordEvent, recordEvents } from './record-event.ts'
import { sandboxDisputes } from './sandbox.tables.ts'
import { disputeShape, type Intent } from './wire-shapes.ts'

/** The bank of the card takes its holder's side for now, and asks the market what it has to say. */
export const disputeCharges = async (tx: Tx, intents: readonly Intent[], now: Date): Promise<void> => {
  if (intents.length === 0) return
  const opened = intents.map(({ id, amountCents, currency }) => ({
    id: newName('du'),
    intentId: id,
    amountCents,
    currency,
    status: 'needs_response' as const,
    createdAt: now,
  }))
  await tx.insert(sandboxDisputes).values(opened)
  const happened = opened.map((dispute) => ({
    type: 'charge.dispute.created',
    object: disputeShape(dispute),
  }))
  await recordEvents(tx, happened, now)
}

const decide = async (tx: Tx, id: string, status: 'won' | 'lost', now: Date): Promise<SandboxAnswer> => {
  const [found] = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id)).for('update')
  if (!found) return missing('dispute')
  if (found.status !== 'needs_response') return refuse(400, 'This dispute is already closed')
  await tx.update(sandboxDisputes).set({ status }).where(eq(sandboxDisputes.id, id))
  const shape = disputeShape({ ...found, status })
  await recordEvent(tx, 'charge.dispute.closed', shape, now)
  return answer(shape)
}

/** The market gives in. */
export const closeDispute = (tx: Tx, id: string, now: Date): Promise<SandboxAnswer> =>
  decide(tx, id, 'lost', now)

/** The market answers. The bank decides at once, by the word that the real provider's test mode goes by too. */
export const answerDispute = async (tx: Tx, form: Form, id: string, now: Date): Promise<SandboxAnswer> => {
  const words = textAt(form, 'evidence', 'uncategorized_text')
  if (!words) return refuse(400, 'Evidence is missing')
  return decide(tx, id, words === 'winning_evidence' ? 'won' : 'lost', now)
}
