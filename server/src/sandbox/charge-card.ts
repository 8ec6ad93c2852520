import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import { act, step } from '../platform/in-step.ts'
import { anotherRequest, answer, errorOf, readAmount, refuse, type SandboxAnswer } from './answers.ts'
import { disputeCharges } from './dispute-charge.ts'
import { type Form, groupAt, textAt } from './read-form.ts'
import { recordEvents } from './record-event.ts'
import { sandboxAnswers, sandboxIntents } from './sandbox.tables.ts'
import { chargeEvent, draftIntent } from './take-payment.ts'
import { findCard } from './test-cards.ts'
import { type Intent, intentShape } from './wire-shapes.ts'

export type Asked = { form: Form; key: string | null; requestHash: string }
type Drafted = { intent: Intent | null; isDisputed?: boolean; answer: SandboxAnswer }

const draft = (form: Form, now: Date): Drafted => {
  const amountCents = readAmount(textAt(form, 'amount'))
  const currency = textAt(form, 'currency')
  const card = findCard(textAt(form, 'payment_method'))
  if (!amountCents || !currency || !card)
    return { intent: null, answer: refuse(400, 'An intent needs amount, currency and payment_method') }
  const error = errorOf(card)
  const intent = draftIntent(
    {
      amountCents,
      currency,
      metadata: groupAt(form, 'metadata'),
      customer: textAt(form, 'customer') ?? null,
      method: card.method,
    },
    error,
    now,
  )
  const shape = intentShape(intent)
  if (!error) return { intent, isDisputed: card.outcome === 'disputed', answer: answer(shape) }
  return {
    intent,
    answer: { status: 402, body: { error: { type: 'card_error', ...error, payment_intent: shape } } },
  }
}

const toText = ({ status, body }: SandboxAnswer) => ({ status, text: JSON.stringify(body) })

type Tried = Asked & { drafted: Drafted; now: Date }

/** Keeps answers under their keys. Whoever holds a key already is waited for, and keeps it. Answers who was first. */
const keep = step(async (tx, tried: readonly Tried[]) => {
  const rows = tried.flatMap(({ key, requestHash, drafted, now }) => {
    if (key === null) return []
    const { status, text: body } = toText(drafted.answer)
    return [{ key, requestHash, status, body, createdAt: now }]
  })
  const kept =
    rows.length === 0
      ? []
      : await tx
          .insert(sandboxAnswers)
          .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
          .onConflictDoNothing()
          .returning({ key: sandboxAnswers.key })
  const fresh = new Set(kept.map(({ key }) => key))
  // Of two requests under one key in one batch the first is the one that counts.
  return new Map(tried.map((one) => [one, one.key === null || fresh.delete(one.key)]))
})

const writeIntent = act(async (tx, taken: readonly { intent: Intent; now: Date }[]) => {
  await tx.insert(sandboxIntents).values(taken.map(({ intent }) => intent))
  const [first] = taken
  if (first) await recordEvents(tx, taken.map(({ intent }) => intent).map(chargeEvent), first.now)
})

const findFirst = async (tx: Tx, { key, requestHash }: Asked) => {
  const [first] = await tx
    .select()
    .from(sandboxAnswers)
    .where(eq(sandboxAnswers.key, key ?? ''))
  return first?.requestHash === requestHash
    ? { status: first.status, text: first.body }
    : toText(anotherRequest)
}

/** Charges a card, once under its key: asked again, the first answer is given again. */
export const chargeCard = async (tx: Tx, asked: Asked): Promise<{ status: number; text: string }> => {
  const now = new Date()
  const drafted = draft(asked.form, now)
  if (!(await keep(tx, { ...asked, drafted, now }))) return findFirst(tx, asked)
  const { intent, isDisputed } = drafted
  if (intent) await writeIntent(tx, { intent, now })
  if (intent && isDisputed) await disputeCharges(tx, [intent], now)
  return toText(drafted.answer)
}
