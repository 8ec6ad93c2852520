import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveSecret } from './create-auth.ts'

const marksMax = 5
const shape = /^[\w-]{22}\.[\w-]{43}$/

const sign = (secret: string, email: string, device: string) =>
  createHmac('sha256', deriveSecret(secret, 'device mark')).update(`${email}\n${device}`).digest()

const readMarks = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('~')
    .filter((mark) => shape.test(mark))
    .slice(0, marksMax)

const isFor = (secret: string, email: string, mark: string): boolean => {
  const [device = '', signature = ''] = mark.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, email, device)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The device a cookie stands for, if this account has signed in there; null for a stranger's. */
export const findDevice = (secret: string, email: string, cookie: string | undefined): string | null =>
  readMarks(cookie)
    .find((mark) => isFor(secret, email, mark))
    ?.split('.')[0] ?? null

/** The cookie of a device on which this account has now signed in. It names nobody, and the oldest of many falls out. */
export const addMark = (secret: string, email: string, cookie: string | undefined): string => {
  const marks = readMarks(cookie)
  const device = randomBytes(16).toString('base64url')
  const own =
    marks.find((mark) => isFor(secret, email, mark)) ??
    `${device}.${sign(secret, email, device).toString('base64url')}`
  return [own, ...marks.filter((mark) => mark !== own)].slice(0, marksMax).join('~')
}
