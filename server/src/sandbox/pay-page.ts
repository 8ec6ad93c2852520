import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../platform/db.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { inTransaction } from '../platform/transaction.ts'
import { errorOf } from './answers.ts'
import { drawPage } from './draw-page.ts'
import { type Form, textAt } from './read-form.ts'
import { sandboxSessions } from './sandbox.tables.ts'
import { lockSession, paySession } from './take-payment.ts'
import { findCard, refusedByHolder, testCards } from './test-cards.ts'
import { isSetup, type SandboxSession } from './wire-shapes.ts'

export type PageParts = { db: Db; publicUrl: string }
type Params = { id: string }
type Settling = {
  email: string
  method: string
  error: typeof refusedByHolder | null
  isDisputed?: boolean
}
type Query = { problem?: string; email?: string; card?: string }

const problems: Record<string, string> = {
  email: 'Please give an e-mail address: the receipt goes there.',
  card: 'Please choose a card.',
  ...Object.fromEntries(
    testCards.flatMap(({ outcome }) =>
      typeof outcome === 'string' ? [] : [[outcome.code, outcome.message]],
    ),
  ),
  [refusedByHolder.code]: refusedByHolder.message,
}

const asking = testCards.find(({ outcome }) => outcome === 'asks')?.method ?? ''

const money = ({ amountCents, currency }: SandboxSession) =>
  (amountCents / 100).toLocaleString('en-US', { style: 'currency', currency })

const nameOf = ({ request }: SandboxSession) =>
  textAt(request, 'line_items', '0', 'price_data', 'product_data', 'name') ?? 'Order'

const summary = (session: SandboxSession): string =>
  `<p class="total">${isSetup(session) ? 'A card for later' : money(session)}</p>
<dl><div><dt>For</dt><dd>${escapeHtml(nameOf(session))}</dd></div><div><dt>Paid to</dt><dd>Ledgerleaf</dd></div>
<div><dt>Currency</dt><dd>${escapeHtml(session.currency.toUpperCase())}</dd></div></dl>
<p><a class="back" href="${escapeHtml(textAt(session.request, 'cancel_url') ?? '/')}">Cancel and go back</a></p>`

const payForm = (session: SandboxSession, { problem, email, card }: Query): string => {
  const chosen = findCard(card)?.method ?? testCards[0]?.method
  const message = problem === undefined ? undefined : problems[problem]
  const given = email ?? textAt(session.request, 'customer_email') ?? ''
  return `<form method="post" action="/sandbox/pay/${session.id}">
${message ? `<p class="error" role="alert">${escapeHtml(message)}</p>` : ''}
<label class="field">E-mail<input type="email" name="email" required maxlength="320" autocomplete="email" value="${escapeHtml(given)}"></label>
<fieldset><legend>Choose a test card</legend>${testCards
    .map(
      ({ method, number, what }) =>
        `<label class="card"><input type="radio" name="card" value="${method}"${method === chosen ? ' checked' : ''}>
<span class="number">${number}</span><span class="what">${escapeHtml(what)}</span></label>`,
    )
    .join('')}</fieldset>
<button type="submit">${isSetup(session) ? 'Keep this card' : `Pay ${money(session)}`}</button></form>`
}

const challengeForm = (session: SandboxSession, email: string): string =>
  `<form method="post" action="/sandbox/pay/${session.id}/challenge"><h2>Confirm it is you</h2>
<p>The bank of this test card asks its holder before it ${isSetup(session) ? 'is kept' : `pays ${money(session)}`} (3-D Secure).</p>
<input type="hidden" name="email" value="${escapeHtml(email)}">
<button type="submit" name="answer" value="confirm">Confirm the payment</button>
<button class="plain" type="submit" name="answer" value="refuse">Refuse the payment</button></form>`

const over = (session: SandboxSession): string => {
  const paid = session.status === 'complete'
  const link = textAt(session.request, paid ? 'success_url' : 'cancel_url') ?? '/'
  return `<h2>${paid ? 'This payment is done' : 'This payment is over'}</h2>
<p>${paid ? 'It was paid before, and once is enough.' : 'The time to pay has passed, or the order was cancelled. Nothing was charged.'}</p>
<p><a class="button" href="${escapeHtml(link)}">Back to Ledgerleaf</a></p>`
}

const isEmail = (text: string) => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The page a buyer is sent to, as a provider's own would be: it knows the session and nothing of the market. */
export const servePayPage = (app: FastifyInstance, { db, publicUrl }: PageParts): void => {
  const show = (reply: FastifyReply, title: string, session: SandboxSession | undefined, right: string) =>
    reply
      .status(session ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(drawPage({ title, left: session ? summary(session) : '', right }))
  const unknown = (reply: FastifyReply) =>
    show(reply, 'No such payment', undefined, '<p>There is no payment at this address.</p>')
  const find = async (id: string): Promise<SandboxSession | undefined> =>
    (await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)))[0]
  const isOver = (session: SandboxSession) =>
    session.status !== 'open' || session.expiresAt.getTime() <= Date.now()
  const back = (reply: FastifyReply, id: string, query: Query) =>
    reply.redirect(`/sandbox/pay/${id}?${new URLSearchParams(query as Record<string, string>)}`, 303)

  const settle = async (
    reply: FastifyReply,
    id: string,
    { email, method, error, isDisputed = false }: Settling,
  ) => {
    const session = await inTransaction(db, async (tx) => {
      const locked = await lockSession(tx, id)
      if (!locked || isOver(locked)) return locked
      await paySession(tx, locked, { email, method, error, isDisputed, origin: publicUrl }, new Date())
      return locked
    })
    if (!session) return unknown(reply)
    // The page itself tells whoever comes too late.
    if (isOver(session)) return reply.redirect(`/sandbox/pay/${id}`, 303)
    if (error) return back(reply, id, { problem: error.code, email })
    const success = textAt(session.request, 'success_url') ?? '/'
    return reply.redirect(success.replace('{CHECKOUT_SESSION_ID}', id), 303)
  }

  app.get<{ Params: Params; Querystring: Query }>('/pay/:id', async ({ params, query }, reply) => {
    const session = await find(params.id)
    if (!session) return unknown(reply)
    return show(reply, 'Pay Ledgerleaf', session, isOver(session) ? over(session) : payForm(session, query))
  })
  app.post<{ Params: Params; Body: Form }>('/pay/:id', async ({ params, body }, reply) => {
    const email = (textAt(body ?? {}, 'email') ?? '').trim()
    const card = findCard(textAt(body ?? {}, 'card'))
    if (!card) return back(reply, params.id, { problem: 'card', email })
    if (!isEmail(email)) return back(reply, params.id, { problem: 'email', card: card.method })
    if (card.outcome === 'asks')
      return reply.redirect(`/sandbox/pay/${params.id}/challenge?${new URLSearchParams({ email })}`, 303)
    return settle(reply, params.id, {
      email,
      method: card.method,
      error: errorOf(card),
      isDisputed: card.outcome === 'disputed',
    })
  })
  app.get<{ Params: Params; Querystring: Query }>('/pay/:id/challenge', async ({ params, query }, reply) => {
    const session = await find(params.id)
    if (!session) return unknown(reply)
    return show(
      reply,
      'Confirm the payment',
      session,
      isOver(session) ? over(session) : challengeForm(session, query.email ?? ''),
    )
  })
  app.post<{ Params: Params; Body: Form }>('/pay/:id/challenge', async ({ params, body }, reply) => {
    const email = (textAt(body ?? {}, 'email') ?? '').trim()
    if (!isEmail(email)) return back(reply, params.id, { problem: 'email' })
    const confirmed = textAt(body ?? {}, 'answer') === 'confirm'
    return settle(reply, params.id, {
      email,
      method: asking,
      error: confirmed ? null : refusedByHolder,
    })
  })
}
