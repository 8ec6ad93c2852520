import { inArray } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import { type Answer, anotherRequest, answer, errorOf, readAmount, refuse } from './answers.ts'
import { disputeCharges } from './dispute-charge.ts'
import { type Form, groupAt, textAt } from './read-form.ts'
import { recordEvents } from './record-event.ts'
import { sandboxAnswers, sandboxIntents } from './sandbox.tables.ts'
import { chargeEvent, draftIntent } from './take-payment.ts'
import { findCard } from './test-cards.ts'
import { type Intent, intentShape } from './wire-shapes.ts'

type Asked = { form: Form; key: string | null; requestHash: string }
type Drafted = { intent: Intent | null; isDisputed?: boolean; answer: Answer }

const draft = (form: Form, now: Date): Drafted => {
  const amountCents = readAmount(textAt(form, 'amount'))
  const currency = textAt(form, 'currency')
  const card = findCard(textAt(form, 'payment_method'))
  if (!amountCents || !currency || !card)
    return { intent: null, answer: refuse(400, 'An intent needs amount, currency and payment_method') }
  const error = errorOf(card)
  const intent = draftIntent({ amountCents, currency, metadata: groupAt(form, 'metadata') }, error, now)
  const shape = intentShape(intent)
  if (!error) return { intent, isDisputed: card.outcome === 'disputed', answer: answer(shape) }
  return {
    intent,
    answer: { status: 402, body: { error: { type: 'card_error', ...error, payment_intent: shape } } },
  }
}

const toText = ({ status, body }: Answer) => ({ status, text: JSON.stringify(body) })

/** Keeps the answers under their keys. Whoever holds a key already is waited for, and keeps it. */
const keep = async (
  tx: Tx,
  asked: readonly Asked[],
  drafts: readonly Drafted[],
  now: Date,
): Promise<Set<string>> => {
  const rows = asked.flatMap(({ key, requestHash }, at) => {
    const drafted = drafts[at]
    if (key === null || !drafted) return []
    const { status, text: body } = toText(drafted.answer)
    return [{ key, requestHash, status, body, createdAt: now }]
  })
  if (rows.length === 0) return new Set()
  const kept = await tx
    .insert(sandboxAnswers)
    .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ key: sandboxAnswers.key })
  return new Set(kept.map(({ key }) => key))
}

/** Charges cards, each once under its key: asked again, the first answer is given again. */
export const chargeTogether = async (tx: Tx, asked: readonly Asked[]) => {
  const now = new Date()
  const drafts = asked.map(({ form }) => draft(form, now))
  const fresh = await keep(tx, asked, drafts, now)
  // Of two requests under one key in one batch the first is the one that counts.
  const claimed = new Set<string>()
  const isFirst = asked.map(({ key }) => {
    const first = key === null || (fresh.has(key) && !claimed.has(key))
    if (key !== null) claimed.add(key)
    return first
  })
  const again = asked.flatMap(({ key }, at) => (key !== null && !isFirst[at] ? [key] : []))
  const intents = drafts.flatMap(({ intent }, at) => (isFirst[at] && intent ? [intent] : []))
  if (intents.length > 0) await tx.insert(sandboxIntents).values(intents)
  await recordEvents(tx, intents.map(chargeEvent), now)
  const disputed = drafts.flatMap(({ intent, isDisputed }, at) =>
    isFirst[at] && intent && isDisputed ? [intent] : [],
  )
  await disputeCharges(tx, disputed, now)
  const kept =
    again.length === 0 ? [] : await tx.select().from(sandboxAnswers).where(inArray(sandboxAnswers.key, again))
  return asked.map(({ key, requestHash }, at) => {
    const first = kept.find((row) => row.key === key)
    if (isFirst[at] || !first) return toText(drafts[at]?.answer ?? anotherRequest)
    if (first.requestHash !== requestHash) return toText(anotherRequest)
    return { status: first.status, text: first.body }
  })
}
