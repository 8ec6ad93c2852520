import { Readable } from 'node:stream'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  bringUpToDate,
  creditKey,
  findInvoice,
  findInvoiceOfOrder,
  type StoredInvoice,
} from '../../trade/invoices/index.ts'
import { endOrder, lockOrder, takeOverOrder } from '../../trade/orders/index.ts'
import { drawInvoice, drawReceipt } from '../invoices/index.ts'
import { openOrder } from './open-order.ts'
import { countOrders, findOrders } from './order-queries.ts'
import { writeOrders } from './write-orders.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string; papers: Papers }

export const orderRoutes = ({ config, db, reader, secret, papers }: Parts): Route[] => {
  const open = openOrder({ reader, secret })
  /** What was issued under this name; whoever asks before the job came has it issued now. */
  const issued = async (orderId: string, find: (from: Reader) => Promise<StoredInvoice | null>) => {
    const known = await find(reader)
    if (known) return known
    await inTransaction(db, (tx) => bringUpToDate(tx, config.invoicing, [orderId], new Date()))
    const found = await find(db)
    if (!found) throw new DomainError('not_found')
    return found
  }
  return [
    route(ordersApi.list, async ({ caller, query }) => {
      const [found, counts] = await Promise.all([
        findOrders(reader, caller.organisationId, query),
        countOrders(reader, caller.organisationId, query.q),
      ])
      return { ...found, counts }
    }),
    route(ordersApi.csv, async ({ caller, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledgerleaf-orders.csv"')
        .send(Readable.from(writeOrders(reader, caller.organisationId))),
    ),
    route(ordersApi.find, (call) => open(call)),
    route(ordersApi.cancel, async (call) => {
      const { id, status } = await open(call)
      if (status !== 'pending' && status !== 'cancelled') throw new DomainError('order_not_open')
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id)
        if (!order || !['pending', 'cancelled'].includes(order.status))
          throw new DomainError('order_not_open')
        await endOrder(tx, order, 'buyer', call.now)
      })
      return open(call)
    }),
    route(ordersApi.takeOver, async (call) => {
      const { id } = await open(call)
      await inTransaction(db, (tx) => takeOverOrder(tx, call.caller, id, call.now))
      return open(call)
    }),
    route(ordersApi.receipt, async (call) => {
      const order = await open(call)
      const { settledAt } = order
      if (settledAt === null) throw new DomainError('not_found')
      const invoice = await issued(order.id, (from) => findInvoiceOfOrder(from, order.id))
      // An invoice that asked for money says so for good: that it came stands on a paper of its own.
      const asked = invoice.dueAt !== null
      const drawn = asked
        ? drawReceipt({ config, papers, reader }, { ...order, settledAt }, invoice)
        : drawInvoice({ config, papers }, invoice)
      return call.reply
        .type('application/pdf')
        .header(
          'content-disposition',
          `inline; filename="${asked ? `receipt-${invoice.number}` : invoice.number}.pdf"`,
        )
        .send(await drawn)
    }),
    route(ordersApi.creditNote, async (call) => {
      const order = await open(call)
      const number = `${order.id}-C${Number.parseInt(call.params.place, 10)}`
      const back = order.returns.find((one) => one.number === number)
      // Without a settlement there was no invoice to set it against.
      if (!back || order.settledAt === null) throw new DomainError('not_found')
      const note = await issued(order.id, (from) =>
        findInvoice(from, { key: creditKey(order.id, `refund:${back.id}`) }),
      )
      return call.reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${note.number}.pdf"`)
        .send(await drawInvoice({ config, papers }, note))
    }),
  ]
}
