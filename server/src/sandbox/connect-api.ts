import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../platform/db.ts'
import { answer, missing, readAmount, refuse, type SandboxAnswer } from './answers.ts'
import { type Form, groupAt, textAt } from './read-form.ts'
import { newName, recordEvent } from './record-event.ts'
import { sandboxAccounts, sandboxTransfers } from './sandbox.tables.ts'
import { accountShape, transferShape } from './wire-shapes.ts'

type Change = (
  work: (tx: Tx, form: Form, id: string) => Promise<SandboxAnswer>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const createAccount = async (tx: Tx, form: Form, now: Date): Promise<SandboxAnswer> => {
  const [account] = await tx
    .insert(sandboxAccounts)
    .values({ id: newName('acct'), metadata: groupAt(form, 'metadata'), createdAt: now })
    .returning()
  return account ? answer(accountShape(account)) : missing('account')
}

const createTransfer = async (tx: Tx, form: Form, now: Date): Promise<SandboxAnswer> => {
  const amountCents = readAmount(textAt(form, 'amount'))
  const currency = textAt(form, 'currency')
  if (!amountCents || !currency) return refuse(400, 'A transfer needs amount and currency')
  const [account] = await tx
    .select()
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.id, textAt(form, 'destination') ?? ''))
  if (!account) return refuse(400, 'No such destination account', { code: 'account_invalid' })
  if (!account.isReady)
    return refuse(400, 'Your destination account needs to have the transfers capability enabled', {
      code: 'insufficient_capabilities_for_transfer',
    })
  const [transfer] = await tx
    .insert(sandboxTransfers)
    .values({
      id: newName('tr'),
      accountId: account.id,
      amountCents,
      currency,
      transferGroup: textAt(form, 'transfer_group') ?? null,
      metadata: groupAt(form, 'metadata'),
      createdAt: now,
    })
    .returning()
  if (!transfer) return missing('transfer')
  await recordEvent(tx, 'transfer.created', transferShape(transfer), now)
  return answer(transferShape(transfer))
}

/** Takes a transfer back, whole or in part. */
const reverseTransfer = async (tx: Tx, form: Form, id: string, now: Date): Promise<SandboxAnswer> => {
  const [found] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.id, id)).for('update')
  if (!found) return missing('transfer')
  const left = found.amountCents - found.reversedCents
  const amountCents = readAmount(textAt(form, 'amount')) ?? left
  if (amountCents > left || left === 0) return refuse(400, 'There is not as much left to take back')
  const [changed] = await tx
    .update(sandboxTransfers)
    .set({ reversedCents: sql`${sandboxTransfers.reversedCents} + ${amountCents}` })
    .where(eq(sandboxTransfers.id, id))
    .returning()
  if (!changed) return missing('transfer')
  await recordEvent(tx, 'transfer.reversed', transferShape(changed), now)
  return answer({
    id: newName('trr'),
    object: 'transfer_reversal',
    amount: amountCents,
    currency: found.currency,
    transfer: id,
  })
}

/** Accounts of sellers at the provider, and what is sent to them. */
export const serveConnect = (
  app: FastifyInstance,
  { db, publicUrl, change }: { db: Db; publicUrl: string; change: Change },
): void => {
  const show = ({ status, body }: SandboxAnswer, reply: FastifyReply) => reply.status(status).send(body)
  app.post(
    '/accounts',
    change((tx, form) => createAccount(tx, form, new Date())),
  )
  app.get<{ Params: { id: string } }>('/accounts/:id', async ({ params }, reply) => {
    const [account] = await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, params.id))
    return show(account ? answer(accountShape(account)) : missing('account'), reply)
  })
  app.post(
    '/account_links',
    change(async (_tx, form) => {
      const account = textAt(form, 'account') ?? ''
      const back = new URLSearchParams({ back: textAt(form, 'return_url') ?? publicUrl })
      const created = Math.floor(Date.now() / 1000)
      const url = `${publicUrl}/sandbox/connect/${account}?${back}`
      return answer({ object: 'account_link', created, expires_at: created + 300, url })
    }),
  )
  app.post(
    '/transfers',
    change((tx, form) => createTransfer(tx, form, new Date())),
  )
  app.get<{ Querystring: Record<string, string> }>('/transfers', async ({ query }, reply) => {
    const data = await db
      .select()
      .from(sandboxTransfers)
      .where(eq(sandboxTransfers.transferGroup, query.transfer_group ?? ''))
      .orderBy(desc(sandboxTransfers.createdAt))
      .limit(100)
    return show(
      answer({ object: 'list', url: '/v1/transfers', has_more: false, data: data.map(transferShape) }),
      reply,
    )
  })
  app.post(
    '/transfers/:id/reversals',
    change((tx, form, id) => reverseTransfer(tx, form, id, new Date())),
  )
}
