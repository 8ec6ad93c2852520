import type { Order } from '@ledgerleaf/contract/orders'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isOrderToken } from '../../trade/orders/index.ts'
import { findOrder } from './order-queries.ts'

/** What a call brings with it. */
type Key = {
  params: { id: string }
  query: { token?: string | undefined }
  caller: { organisationId: string } | null
}

/** The order, for its buyer or whoever brings its token; for anyone else there is none. */
export const openOrder =
  ({ reader, secret }: { reader: Reader; secret: string }) =>
  async ({ params, query, caller }: Key): Promise<Order> => {
    const found = await findOrder(reader, params.id)
    const isOwn = caller !== null && found?.buyerId === caller.organisationId
    if (!found || !(isOwn || isOrderToken(secret, found.order.id, query.token)))
      throw new DomainError('not_found')
    // Whoever opens it by its address need not belong to the organisation.
    return isOwn ? found.order : { ...found.order, placedBy: null }
  }
