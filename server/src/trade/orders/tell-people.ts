import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type BatchName, findBatchNames } from '../../supply/projects/index.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { mailAbout } from './mail-about.ts'
import type { MailedOrder } from './mailed-order.ts'
import { disputeMail, type MailedReturn, partRefundMail, refundMail } from './return-mails.ts'

export type Names = ReadonlyMap<string, BatchName>

const unnamed: BatchName = { projectName: '', registry: '', vintage: 0 }

export const findNames = (tx: Tx, orders: readonly LockedOrder[]): Promise<Names> =>
  findBatchNames(
    tx,
    orders.flatMap(({ lines }) => lines.map(({ batchId }) => batchId)),
  )

export const inWords = (order: LockedOrder, names: Names, sandbox: boolean): MailedOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, ...(names.get(line.batchId) ?? unnamed) })),
  sandbox,
})

/** As it is by now: whoever hands it over may have read it before it changed. */
const findMailed = async (tx: Tx, { id }: LockedOrder, sandbox: boolean): Promise<MailedOrder | null> => {
  const order = await lockOrder(tx, id)
  return order && inWords(order, await findNames(tx, [order]), sandbox)
}

/** Where news of an order goes: a guest's address, or the account's. */
export const addressOf = async (
  tx: Tx,
  { buyerId, email }: Pick<LockedOrder, 'buyerId' | 'email'>,
): Promise<string | null> =>
  email ?? (buyerId === null ? null : ((await findParty(tx, buyerId))?.email ?? null))

const mailReturn =
  (write: typeof refundMail) =>
  async (tx: Tx, order: LockedOrder, told: MailedReturn & { sandbox: boolean }, now: Date): Promise<void> => {
    const to = await addressOf(tx, order)
    const shown = await findMailed(tx, order, told.sandbox)
    if (!to || !shown) return
    const message = write(to, shown, told)
    await mailAbout(tx, order.id, 'buyer', message)
    if (order.buyerId === null) return
    const key = `order-returned:${order.id}:${now.getTime()}`
    const about = { organisationId: order.buyerId, to: 'buy', kind: 'orders', key } as const
    await notify(tx, { ...about, href: `/orders/${order.id}`, ...asMailed(message) }, now)
  }

export const mailRefund = mailReturn(refundMail)
export const mailPartRefund = mailReturn(partRefundMail)
export const mailDispute = mailReturn(disputeMail)
