import { createHash, createHmac } from 'node:crypto'
import { callerNetwork } from '../../platform/rate-limit.ts'

/** So many browsers of one network are told apart on a day: an office counts, a script with a thousand names does not. */
const browsersMax = 16

type Visit = { day: string; what: string; ip: string; userAgent: string }

/**
 * By what a second look of the same visit is known. It is made of the day and of what was looked at too, so two of them
 * cannot be laid beside each other, and without the key of this server nothing can be tried against it.
 */
export const markVisit = (secret: string, { day, what, ip, userAgent }: Visit): Buffer => {
  const browser = createHash('sha256').update(userAgent).digest().readUInt8(0) % browsersMax
  return createHmac('sha256', secret)
    .update(['interest', day, what, callerNetwork(ip), browser].join('\n'))
    .digest()
}
