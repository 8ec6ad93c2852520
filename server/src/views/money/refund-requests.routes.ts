import { refundRequestsApi } from '@ledgerleaf/contract/refund-requests'
import { command, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { askRefund, withdrawRequest } from '../../trade/desk/index.ts'
import { openOrder } from '../orders/index.ts'
import { findRefundable } from './find-refundable.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string }

/** What a buyer may ask about an order of theirs; a guest brings its token. */
export const refundRequestRoutes = ({ config, db, reader, secret }: Parts): Route[] => {
  const open = openOrder({ reader, secret })
  const sender = { publicUrl: config.publicUrl, secret }
  return [
    route(refundRequestsApi.find, async (call) => findRefundable(reader, (await open(call)).id)),
    command(db, refundRequestsApi.ask, async (tx, call) => {
      const { id } = await open(call)
      await askRefund(tx, id, call.body, { ...sender, now: call.now })
      return findRefundable(tx, id)
    }),
    command(db, refundRequestsApi.withdraw, async (tx, call) => {
      const { id } = await open(call)
      await withdrawRequest(tx, id, call.now)
      return findRefundable(tx, id)
    }),
  ]
}
