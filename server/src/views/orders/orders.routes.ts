import { ordersApi } from '@ledgerleaf/contract/orders'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { endOrder, isOrderToken, lockOrder } from '../../trade/orders/index.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawReceipt } from './draw-receipt.ts'
import { findOrder, findOrders } from './order-queries.ts'

type Key = { params: { id: string }; query: { token?: string | undefined }; caller: Caller | null }

type Parts = { db: Db; reader: Reader; secret: string }

export const orderRoutes = ({ db, reader, secret }: Parts): Route[] => {
  /** The order, for its buyer or whoever brings its token; for anyone else there is none. */
  const open = async ({ params, query, caller }: Key) => {
    const found = await findOrder(reader, params.id)
    const isOwn = caller !== null && found?.buyerId === caller.personId
    if (!found || !(isOwn || isOrderToken(secret, found.order.id, query.token)))
      throw new DomainError('not_found')
    return found.order
  }
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
        .send(await drawReceipt(order))
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
        .send(await drawCreditNote(order, back))
    }),
  ]
}
