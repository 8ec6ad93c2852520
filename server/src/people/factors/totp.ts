import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
// A clock may be half a minute off, and a person needs a moment to type.
const stepsAround = [0, -1, 1]

/** Which half minute a moment is in, counted since 1970 (RFC 6238). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** What an app with this secret shows in one half minute (RFC 4226, with the step as the counter). */
export const totpCode = (secret: Uint8Array, step: number, digits = 6, hash = 'sha1'): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(hash, secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return (number % 10 ** digits).toString().padStart(digits, '0')
}

/** The half minute a code is of, if it is one of now; null for a wrong one. */
export const findStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const given = Buffer.from(code)
  const matches = stepsAround
    .map((around) => stepAt(now) + around)
    .filter((step) => {
      const expected = Buffer.from(totpCode(secret, step))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  return matches[0] ?? null
}
