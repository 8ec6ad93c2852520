import { createHmac, timingSafeEqual } from 'node:crypto'

/** What opens an order for whoever has no account. It is made from the order's id and our secret, so it is kept nowhere. */
export const orderToken = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`order\n${orderId}`).digest('base64url')

export const isOrderToken = (secret: string, orderId: string, token: string | undefined): boolean => {
  const expected = Buffer.from(orderToken(secret, orderId))
  const given = Buffer.from(token ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
