import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from './id.ts'

/** What a token ends the mails about. */
export type Stopped = 'searches' | 'notices'

const markOf = (secret: string, stopped: Stopped, id: string): string =>
  createHmac('sha256', secret).update(`${stopped}\n${id}`).digest('base64url')

/** Ends mails of one kind, from one of them: whose they are and a mark that only we can make, kept nowhere. */
export const stopToken = (secret: string, stopped: Stopped, id: string): string =>
  `${id}.${markOf(secret, stopped, id)}`

/** Whose mails a token ends; null where nobody made it. */
export const idOfStopToken = (secret: string, stopped: Stopped, token: string): string | null => {
  const [id = '', mark = ''] = token.split('.')
  if (!isId(id)) return null
  const [expected, given] = [Buffer.from(markOf(secret, stopped, id)), Buffer.from(mark)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
