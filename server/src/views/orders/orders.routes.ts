import { ordersApi } from '@ledgerleaf/contract/orders'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { endOrder, lockOrder } from '../../trade/orders/index.ts'
import { writeCreditNotePaper } from './credit-note-paper.ts'
import { openOrder } from './open-order.ts'
import { findOrders } from './order-queries.ts'
import { writeReceiptPaper } from './receipt-paper.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string; papers: Papers }

export const orderRoutes = ({ config, db, reader, secret, papers }: Parts): Route[] => {
  const open = openOrder({ reader, secret })
  return [
    route(ordersApi.list, async ({ caller, query }) => findOrders(reader, caller.personId, query.before)),
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
    route(ordersApi.receipt, async (call) => {
      const order = await open(call)
      if (order.settledAt === null) throw new DomainError('not_found')
      return call.reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="ledgerleaf-receipt-${order.id}.pdf"`)
        .send(await papers.draw(async () => writeReceiptPaper(order, config.publicUrl)))
    }),
    route(ordersApi.creditNote, async (call) => {
      const order = await open(call)
      const number = `${order.id}-C${Number.parseInt(call.params.place, 10)}`
      const back = order.returns.find((one) => one.number === number)
      // Without a settlement there was no invoice to set it against.
      if (!back || order.settledAt === null) throw new DomainError('not_found')
      return call.reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="ledgerleaf-credit-note-${number}.pdf"`)
        .send(await papers.draw(async () => writeCreditNotePaper(order, back, config.publicUrl)))
    }),
  ]
}
