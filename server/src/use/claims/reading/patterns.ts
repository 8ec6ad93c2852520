import type { ClaimKind } from '@ledgerleaf/contract/claims'
import type { Sense } from '../words/lookup.ts'

/**
 * How a claim is made of words: `a|b ~3 c` is a or b, then c with at most three words between; `<3>` in either order.
 * `across` may leave its part of the sentence; `needs` asks for one of these anywhere in it, `unless` forbids it.
 */
export type ClaimPattern = {
  kind: ClaimKind
  find: string
  across?: boolean
  needs?: readonly Sense[]
  unless?: readonly Sense[]
  /** Says how things are, whatever the verb: "the air will never notice". */
  isTimeless?: boolean
  /** Words that may not stand between: what is denied then is the verb. */
  notBetween?: readonly Sense[]
  /** The words that make it hold a "no" of their own, so that a second one is grammar and not a denial. */
  holdsNo?: boolean
}

const noClaim = ['noClaim'] as const
const of = (
  kind: ClaimKind,
  given: Omit<ClaimPattern, 'kind' | 'find'>,
  ...finds: string[]
): ClaimPattern[] => finds.map((find) => ({ kind, find, ...given }))

export const patterns: readonly ClaimPattern[] = [
  ...of(
    'net_zero',
    { unless: noClaim },
    'netZeroWord',
    'net ~1 zero',
    'zero ~1 net',
    'zero ~1 emission ~1 net',
    'emission ~1 net ~1 zero',
  ),
  ...of('neutral', { unless: noClaim }, 'neutralWord', 'carbon|climate|emission|impact <3> neutral'),
  ...of('neutral', { across: true }, 'emission|carbon ~6 balance ~4 up'),
  ...of('neutral', {}, 'carbon|emission ~3 dealt'),
  ...of('neutral', { holdsNo: true, isTimeless: true }, 'air|climate|planet ~3 not ~1 notice'),
  ...of(
    'positive',
    { unless: noClaim },
    'positiveWord',
    'carbon|climate|impact|emission <3> positive',
    'carbon ~1 negativeBalance',
  ),
  ...of('positive', { needs: ['remove', 'takeOut'] }, 'more ~6 than ~3 emission'),
  ...of('positive', {}, 'air ~3 purer'),
  ...of(
    'zero',
    { unless: noClaim },
    'zero <2> emission|carbon|impact|trace',
    'freeWord',
    'emission|carbon ~1 free',
    'free ~2 carbon|emission',
  ),
  ...of(
    'zero',
    { holdsNo: true, notBetween: ['offset', 'reduce', 'contribute', 'retire', 'remove', 'say', 'we'] },
    'none ~2 emission|carbon|trace|impact',
    'without ~3 emission|carbon|impact|trace',
    'not ~2 emits',
    'not ~2 pollute',
    'not|nothing|without ~3 harm ~5 climate|planet|air',
    'climate|planet|air ~3 not|nothing ~3 harm',
    'harm ~4 climate|planet|air ~1 notAfter',
    'without ~3 climate|planet|air ~3 harm',
    'harm ~3 nothing ~3 climate|planet|air',
    'harm ~3 climate|planet|air ~2 nothing',
    'nothing ~5 air',
    'none ~1 cost ~3 climate|planet|air',
  ),
  ...of(
    'compensated',
    { unless: noClaim },
    'offsetWord',
    'whole <1> offset',
    'offset <8> carbon|emission|climate|travel|tonne|credit|impact|product',
  ),
  ...of('compensated', { unless: noClaim, across: true }, 'emission|carbon ~7 offset'),
  ...of('compensated', { unless: noClaim, needs: ['we'] }, 'offset'),
  ...of('compensated', { needs: ['carbon', 'emission'] }, 'balance ~8 up'),
  ...of('compensated', { needs: ['credit', 'offset'] }, 'balance <6> emission|carbon'),
  ...of('reduced', { unless: noClaim }, 'reduce|less <6> emission|carbon|impact', 'decarbonise'),
  ...of('renewable', {}, 'renewable', 'green ~1 power', 'solar <1> power', 'fossil ~1 free'),
  ...of(
    'removal',
    {},
    'remove <10> carbon',
    'remove <8> air',
    'retire <8> air',
    'takeOut <10> air',
    'retire <8> removalCredit',
    'tonne <6> removalCredit',
    // What is emitted is neutralised by taking as much out again.
    'neutralise <8> tonne|credit',
  ),
  ...of('retired', {}, 'retire <9> credit|tonne|carbon'),
  ...of('retired', { needs: ['credit', 'tonne'] }, 'bookOff ~7 off'),
  ...of('contribution', {}, 'contribute <5> project|climate'),
  ...of(
    'generic',
    { unless: noClaim },
    'generic',
    'green',
    'power <1> clean',
    'good <5> planet|climate',
    'friendly <2> planet|climate',
  ),
  ...of('label', {}, 'certified ~3 ledgerleaf', 'ledgerleaf ~2 certified', 'vcmi ~4 tier', 'tier ~3 vcmi'),
]
