import { createHash, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gte, sum } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../platform/db.ts'
import { groupCommit } from '../platform/group-commit.ts'
import { done } from '../platform/outcome.ts'
import { inTransaction } from '../platform/transaction.ts'
import {
  anotherRequest,
  answer,
  errorOf,
  missing,
  readAmount,
  refuse,
  type SandboxAnswer,
} from './answers.ts'
import { type Asked, chargeCard } from './charge-card.ts'
import { serveConnect } from './connect-api.ts'
import { answerDispute, closeDispute } from './dispute-charge.ts'
import { type Form, groupAt, textAt } from './read-form.ts'
import { newName, recordEvent } from './record-event.ts'
import { sandboxAnswers, sandboxIntents, sandboxRefunds, sandboxSessions } from './sandbox.tables.ts'
import { expireSession, lockSession } from './take-payment.ts'
import { findCard } from './test-cards.ts'
import { intentShape, methodShape, refundShape, sessionShape } from './wire-shapes.ts'

export type ApiParts = { db: Db; apiKey: string; publicUrl: string }
type Params = { id: string }

const isKey = (given: string | undefined, apiKey: string): boolean => {
  const a = createHash('sha256')
    .update(given ?? '')
    .digest()
  const b = createHash('sha256').update(`Bearer ${apiKey}`).digest()
  return timingSafeEqual(a, b)
}

const createSession = async (tx: Tx, form: Form, publicUrl: string, now: Date): Promise<SandboxAnswer> => {
  const setup = textAt(form, 'mode') === 'setup'
  const price = ['line_items', '0', 'price_data'] as const
  const amountCents = setup ? 0 : readAmount(textAt(form, ...price, 'unit_amount'))
  const currency = textAt(form, ...(setup ? ['currency'] : [...price, 'currency']))
  const named = textAt(form, 'expires_at')
  const expiresAt = named === undefined ? Math.floor(now.getTime() / 1000) + 24 * 60 * 60 : Number(named)
  if (amountCents === null || !currency) return refuse(400, 'A session needs one line with an amount')
  if (!(expiresAt * 1000 >= now.getTime() + 29 * 60 * 1000)) return refuse(400, 'expires_at is too early')
  const [session] = await tx
    .insert(sandboxSessions)
    .values({
      id: newName('cs'),
      status: 'open',
      request: form,
      amountCents,
      currency,
      createdAt: now,
      expiresAt: new Date(expiresAt * 1000),
    })
    .returning()
  return session ? answer(sessionShape(session, publicUrl)) : missing('session')
}

const createRefund = async (tx: Tx, form: Form, now: Date): Promise<SandboxAnswer> => {
  const id = textAt(form, 'payment_intent') ?? ''
  const [intent] = await tx.select().from(sandboxIntents).where(eq(sandboxIntents.id, id)).for('update')
  if (intent?.status !== 'succeeded') return missing('payment_intent')
  const [before] = await tx
    .select({ cents: sum(sandboxRefunds.amountCents).mapWith(Number) })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.intentId, id))
  const left = intent.amountCents - (before?.cents ?? 0)
  if (left === 0) return refuse(400, 'The charge has been refunded', { code: 'charge_already_refunded' })
  const amountCents = readAmount(textAt(form, 'amount')) ?? left
  if (amountCents > left) return refuse(400, 'The refund is greater than what is left of the charge')
  const [refund] = await tx
    .insert(sandboxRefunds)
    .values({ id: newName('re'), intentId: id, amountCents, createdAt: now })
    .returning()
  if (!refund) return missing('refund')
  const shape = refundShape(refund, intent.currency)
  await recordEvent(tx, 'refund.created', shape, now)
  return answer(shape)
}

const readRequest = (request: FastifyRequest) => {
  const form = (request.body ?? {}) as Form
  const key = request.headers['idempotency-key']
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.url, form]))
    .digest('hex')
  return { form, key: typeof key === 'string' ? key : null, requestHash }
}

/** The provider's interface, for the calls the market makes. */
export const serveApi = (app: FastifyInstance, { db, apiKey, publicUrl }: ApiParts): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isKey(request.headers.authorization, apiKey)) return
    const { status, body } = refuse(401, 'Invalid API Key provided')
    return reply.status(status).send(body)
  })

  /** One transaction with the answer kept under the caller's key: asked again, nothing happens twice. */
  const change =
    (work: (tx: Tx, form: Form, id: string) => Promise<SandboxAnswer>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { form, key, requestHash } = readRequest(request)
      const { status, text } = await inTransaction(db, async (tx) => {
        if (key !== null) {
          // The second of two waits here for the first.
          await tx
            .insert(sandboxAnswers)
            .values({ key, requestHash, status: 0, body: '', createdAt: new Date() })
            .onConflictDoNothing()
          const [kept] = await tx
            .select()
            .from(sandboxAnswers)
            .where(eq(sandboxAnswers.key, key))
            .for('update')
          if (kept && kept.requestHash !== requestHash)
            return { status: 400, text: JSON.stringify(anotherRequest.body) }
          if (kept && kept.status > 0) return { status: kept.status, text: kept.body }
        }
        const { status, body } = await work(tx, form, (request.params as Params).id)
        const text = JSON.stringify(body)
        if (key !== null)
          await tx.update(sandboxAnswers).set({ status, body: text }).where(eq(sandboxAnswers.key, key))
        return { status, text }
      })
      return reply.status(status).type('application/json').send(text)
    }
  const show = ({ status, body }: SandboxAnswer, reply: FastifyReply) => reply.status(status).send(body)

  app.post(
    '/checkout/sessions',
    change((tx, form) => createSession(tx, form, publicUrl, new Date())),
  )
  app.get<{ Params: Params }>('/checkout/sessions/:id', async ({ params }, reply) => {
    const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, params.id))
    return show(session ? answer(sessionShape(session, publicUrl)) : missing('session'), reply)
  })
  app.post(
    '/checkout/sessions/:id/expire',
    change(async (tx, _form, id) => {
      const session = await lockSession(tx, id)
      if (!session) return missing('session')
      if (session.status !== 'open') return refuse(400, 'Only open sessions can be expired')
      return answer(sessionShape(await expireSession(tx, session, publicUrl, new Date()), publicUrl))
    }),
  )
  const charge = groupCommit(db, async (tx, asked: Asked) => done(await chargeCard(tx, asked)))
  app.post('/payment_intents', async (request, reply) => {
    const { form, key, requestHash } = readRequest(request)
    const { status, text } = await charge({ form, key, requestHash })
    return reply.status(status).type('application/json').send(text)
  })
  app.get<{ Querystring: Record<string, string> }>('/payment_intents', async ({ query }, reply) => {
    const since = new Date(Number(query['created[gte]'] ?? 0) * 1000)
    const found = await db
      .select()
      .from(sandboxIntents)
      .where(and(gte(sandboxIntents.createdAt, since)))
      .orderBy(desc(sandboxIntents.createdAt))
      .limit(1000)
    return show(
      answer({ object: 'list', url: '/v1/payment_intents', has_more: false, data: found.map(intentShape) }),
      reply,
    )
  })
  app.post(
    '/setup_intents',
    change(async (_tx, form) => {
      const card = findCard(textAt(form, 'payment_method'))
      if (!card) return missing('payment_method')
      const error = errorOf(card)
      if (error) return { status: 402, body: { error: { type: 'card_error', ...error } } }
      return answer({
        id: newName('seti'),
        object: 'setup_intent',
        status: 'succeeded',
        payment_method: card.method,
      })
    }),
  )
  serveConnect(app, { db, publicUrl, change })
  app.post(
    '/customers',
    change(async (_tx, form) =>
      answer({
        id: newName('cus'),
        object: 'customer',
        livemode: false,
        metadata: groupAt(form, 'metadata'),
      }),
    ),
  )
  app.get<{ Params: Params }>('/payment_methods/:id', async ({ params }, reply) => {
    const card = findCard(params.id)
    return show(card ? answer(methodShape(card)) : missing('payment_method'), reply)
  })
  app.post(
    '/disputes/:id',
    change((tx, form, id) => answerDispute(tx, form, id, new Date())),
  )
  app.post(
    '/disputes/:id/close',
    change((tx, _form, id) => closeDispute(tx, id, new Date())),
  )
  app.post(
    '/refunds',
    change((tx, form) => createRefund(tx, form, new Date())),
  )
}
