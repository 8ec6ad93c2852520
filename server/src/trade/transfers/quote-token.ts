import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../../platform/id.ts'

const idBytes = 16
const markBytes = 18

/** What an address is made from: the order, and a number that moves on when whoever was shown it must not use it any more. */
export type QuoteLink = { orderId: string; linkNo: number }
/** Whether whoever has the address, without being anybody here, may accept or decline by it, or only look. */
export type QuoteRight = 'decide' | 'read'

const markOf = (secret: string, { orderId, linkNo }: QuoteLink, right: QuoteRight): Buffer => {
  // Addresses from before there was a number, or a right, stay what they were.
  const more = linkNo === 0 && right === 'decide' ? '' : `\n${linkNo}\n${right}`
  return createHmac('sha256', secret).update(`quote\n${orderId}${more}`).digest().subarray(0, markBytes)
}

/** The end of a quote's address: its order and a mark that only we can make, so it is kept nowhere. */
export const quoteToken = (secret: string, link: QuoteLink, right: QuoteRight = 'decide'): string =>
  Buffer.concat([Buffer.from(link.orderId.replaceAll('-', ''), 'hex'), markOf(secret, link, right)]).toString(
    'base64url',
  )

/** The order a token says it is for; null where it is none. Whether it opens it is to be asked next. */
export const orderNamedBy = (token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + markBytes) return null
  const hex = bytes.subarray(0, idBytes).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}

/** What a token allows with this quote; null where nobody made it, or its time is over. */
export const rightOf = (secret: string, token: string, link: QuoteLink): QuoteRight | null => {
  if (orderNamedBy(token) !== link.orderId) return null
  const mark = Buffer.from(token, 'base64url').subarray(idBytes)
  const rights = ['decide', 'read'] as const
  return rights.find((right) => timingSafeEqual(mark, markOf(secret, link, right))) ?? null
}
