import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { inTransaction } from '../platform/transaction.ts'
import { drawPage } from './draw-page.ts'
import { type Form, textAt } from './read-form.ts'
import { recordEvent } from './record-event.ts'
import { sandboxAccounts } from './sandbox.tables.ts'
import { accountShape } from './wire-shapes.ts'

type Params = { id: string }

const form = (id: string, back: string, isReady: boolean): string =>
  `<form method="post" action="/sandbox/connect/${escapeHtml(id)}"><h2>${isReady ? 'Your account is ready' : 'Open an account for payouts'}</h2>
<p>A real provider would ask here who you are and for your bank account. The sandbox asks for nothing.</p>
<input type="hidden" name="back" value="${escapeHtml(back)}">
<button type="submit" name="answer" value="finish">${isReady ? 'Go back' : 'Finish'}</button>
<button class="plain" type="submit" name="answer" value="close">${isReady ? 'Close the account for payouts' : 'Later'}</button></form>`

/** The page on which a seller would tell the provider who they are. */
export const serveConnectPage = (
  app: FastifyInstance,
  { db, publicUrl }: { db: Db; publicUrl: string },
): void => {
  // Nobody is sent anywhere else from here.
  const ours = (back: string | undefined): string =>
    back?.startsWith(`${publicUrl}/`) ? back : `${publicUrl}/statement`
  const find = async (id: string) =>
    (await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, id)))[0]

  app.get<{ Params: Params; Querystring: { back?: string } }>(
    '/connect/:id',
    async ({ params, query }, reply) => {
      const account = await find(params.id)
      return reply
        .status(account ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(
          drawPage({
            title: account ? 'Payouts of Ledgerleaf' : 'No such account',
            left: '',
            right: account
              ? form(account.id, ours(query.back), account.isReady)
              : '<p>There is no account at this address.</p>',
          }),
        )
    },
  )
  app.post<{ Params: Params; Body: Form }>('/connect/:id', async ({ params, body }, reply) => {
    const isReady = textAt(body ?? {}, 'answer') === 'finish'
    await inTransaction(db, async (tx) => {
      const [changed] = await tx
        .update(sandboxAccounts)
        .set({ isReady })
        .where(eq(sandboxAccounts.id, params.id))
        .returning()
      if (changed) await recordEvent(tx, 'account.updated', accountShape(changed), new Date())
    })
    return reply.redirect(ours(textAt(body ?? {}, 'back')), 303)
  })
}
