import type { LockedOrder } from './lock-order.ts'
import { orderToken } from './order-token.ts'

/** Where the buyer sees the order: a guest by its token. */
export const orderLink = (
  { id, buyerId }: Pick<LockedOrder, 'id' | 'buyerId'>,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string =>
  buyerId === null
    ? `${publicUrl}/success?order=${id}&token=${orderToken(secret, id)}`
    : `${publicUrl}/orders/${id}`
