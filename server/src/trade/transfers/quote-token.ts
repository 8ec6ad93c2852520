import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../../platform/id.ts'

const idBytes = 16
const markBytes = 18

const markOf = (secret: string, orderId: string): Buffer =>
  createHmac('sha256', secret).update(`quote\n${orderId}`).digest().subarray(0, markBytes)

/** The end of a quote's address: its order and a mark that only we can make, so it is kept nowhere. */
export const quoteToken = (secret: string, orderId: string): string =>
  Buffer.concat([Buffer.from(orderId.replaceAll('-', ''), 'hex'), markOf(secret, orderId)]).toString(
    'base64url',
  )

/** The order that a token opens; null where nobody made it. */
export const orderOfToken = (secret: string, token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + markBytes) return null
  const hex = bytes.subarray(0, idBytes).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) && timingSafeEqual(bytes.subarray(idBytes), markOf(secret, id)) ? id : null
}
