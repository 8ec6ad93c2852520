import { canonicalBytes } from './canonical.ts'
import { certificateFormat } from './certificate.ts'
import type { Hash } from './hashes.ts'
import { sha256 } from './sha256.ts'

/** What of a logged retirement its certificate tells in public. */
export type RetirementTold = {
  at: string
  /** Facts as they were logged, the commitment `details` among them. Older entries have none. */
  facts?: Readonly<Record<string, unknown>> | undefined
}
export type RetiredPosting = {
  amount: number
  serials?: readonly (readonly [number, number])[] | undefined
}

/**
 * Stands for a certificate where only 32 bytes can stand, such as in an event of a chain. It is made from the logged
 * entry alone: whoever has the leaf can make it, and nothing of a person is in it but the commitment.
 * @NOTE a form of our own, for good: it is in transactions that nobody can take back
 */
export const certificateHash = ({ at, facts }: RetirementTold, { amount, serials }: RetiredPosting): Hash =>
  sha256(
    canonicalBytes({
      format: certificateFormat,
      retiredAt: at,
      quantity: amount,
      serials: serials ?? [],
      facts: facts ?? {},
    }),
  )
