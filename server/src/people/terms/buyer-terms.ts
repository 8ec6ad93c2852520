import type { AcceptedTerms } from '@ledgerleaf/contract/terms'
import { DomainError } from '../../platform/domain-error.ts'
import { step } from '../../platform/in-step.ts'
import { type Decided, done, refused } from '../../platform/outcome.ts'
import { termsRefusal } from './accept-terms.ts'
import { findInForce } from './terms-queries.ts'

/** What an order keeps of the texts its buyer agreed to. */
export type BuyerTerms = { buyers: string | null; forward: string | null; areNamed: boolean }

export const noTermsYet: BuyerTerms = { buyers: null, forward: null, areNamed: false }

type Asked = { named: AcceptedTerms | undefined; isForward: boolean }

/**
 * What an order is placed under: the texts in force. Where the buyer named versions they must be these; a call that has no
 * field for them, or leaves them out, accepts by being made.
 */
export const findBuyerTerms = step(async (tx, asked: readonly Asked[]) => {
  const inForce = await findInForce(tx)
  const { buyers, forward } = inForce
  const answers = new Map<Asked, Decided<BuyerTerms>>()
  for (const one of asked) {
    const { named, isForward } = one
    const other =
      named &&
      ((buyers?.version !== named.buyers && { ...buyers, seen: named.buyers }) ||
        (isForward && forward?.version !== named.forward && { ...forward, seen: named.forward ?? null }))
    if (other)
      answers.set(
        one,
        refused(
          other.document && other.version
            ? await termsRefusal(tx, other.document, other.version, other.seen)
            : new DomainError('terms_changed', { message: 'There are no such terms.' }),
        ),
      )
    else
      answers.set(
        one,
        done({
          buyers: buyers?.fingerprint ?? null,
          forward: isForward ? (forward?.fingerprint ?? null) : null,
          areNamed: named !== undefined,
        }),
      )
  }
  return answers
})
