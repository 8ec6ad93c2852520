import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../../platform/id.ts'

const markOf = (secret: string, personId: string): string =>
  createHmac('sha256', secret).update(`searches\n${personId}`).digest('base64url')

/** Ends the mails about somebody's searches, from a mail: whose they are and a mark that only we can make, kept nowhere. */
export const searchToken = (secret: string, personId: string): string =>
  `${personId}.${markOf(secret, personId)}`

/** Whose mails a token ends; null where nobody made it. */
export const personOfToken = (secret: string, token: string): string | null => {
  const [personId = '', mark = ''] = token.split('.')
  if (!isId(personId)) return null
  const [expected, given] = [Buffer.from(markOf(secret, personId)), Buffer.from(mark)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? personId : null
}
