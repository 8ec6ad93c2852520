import {
  type Claim,
  type ClaimRule,
  condition,
  notAllowed,
  type Opinion,
  reads,
  readsInStates,
  readsInUnion,
  tonnes,
  uncounted,
} from './rule.ts'
import { sources } from './sources.ts'

const sayTonnes = 'Say what was retired, apart from the product: the tonnes, the projects, the certificates.'

/** What each place forbids outright of a product whose emissions credits stand for. */
export const productRule: ClaimRule = ({ about, isLimited }, given) => {
  if (about === 'company' || isLimited) return []
  const why =
    about === 'unknown'
      ? 'The words name nobody, so they will be read of what you sell. In the EU no product may be called neutral, reduced or positive because of offsets.'
      : 'In the EU no product may be called neutral, reduced or positive because of offsets.'
  return [
    ...(readsInUnion(given) ? [notAllowed('product-offset-eu', sources.euOffset, why, sayTonnes)] : []),
    ...(reads(given, 'germany')
      ? [
          notAllowed(
            'product-offset-germany',
            sources.deOffset,
            'German law lists such words as unfair in every case.',
          ),
        ]
      : []),
    ...(reads(given, 'italy')
      ? [
          notAllowed(
            'product-offset-italy',
            sources.itClaims,
            'Italian law has taken over the list of the Union.',
          ),
        ]
      : []),
    ...(reads(given, 'france')
      ? [
          condition(
            'product-offset-france',
            sources.frNeutral,
            'France asks whoever calls a product carbon neutral to publish its emissions, how they are avoided, then reduced, then offset, and to renew that every year.',
          ),
        ]
      : []),
  ]
}

/** Whether what was retired covers what the words speak of. */
const coverage = ({ facts, footprint }: Claim): Opinion => {
  const { retiredTonnes } = facts
  if (retiredTonnes === 0)
    return notAllowed(
      'coverage',
      sources.ledger,
      `Nothing was retired for the period that counts.${uncounted(facts)}`,
      'Retire credits for the period first, and say how many.',
    )
  if (!footprint)
    return condition(
      'coverage',
      sources.ledger,
      'A claim about a footprint needs the footprint: name its tonnes, more than none, for the same period.',
    )
  return retiredTonnes >= footprint.tonnes
    ? condition(
        'coverage',
        sources.ledger,
        `${tonnes(retiredTonnes)} were retired against a footprint of ${tonnes(footprint.tonnes)}. That this was done by credits, and what was cut before, has to stand beside the words.`,
      )
    : notAllowed(
        'coverage',
        sources.ledger,
        `${tonnes(retiredTonnes)} were retired in the period against a footprint of ${tonnes(footprint.tonnes)}.${uncounted(facts)}`,
      )
}

/** What each place asks of a claim that credits bear. */
const disclosures: ClaimRule = ({ kind }, given) => [
  ...(kind === 'neutral' && reads(given, 'germany')
    ? [
        condition(
          'neutral-germany',
          sources.deNeutral,
          '“Climate neutral” may mean reduced or offset: the advertisement itself has to say which.',
        ),
      ]
    : []),
  ...(reads(given, 'netherlands')
    ? [
        condition(
          'offset-netherlands',
          sources.nlClaims,
          'Dutch guidelines ask you to say how much is offset, how it was reckoned, in which project, and what you did to reduce.',
        ),
      ]
    : []),
  ...(reads(given, 'united_kingdom')
    ? [
        condition(
          'offset-uk',
          sources.ukClaims,
          'Bare claims are to be avoided in the United Kingdom: say how far you reduce and how far you offset, by which scheme, close to the claim.',
        ),
      ]
    : []),
  ...(readsInStates(given)
    ? [
        condition(
          'offset-us',
          sources.usOffsets,
          'Offsets have to be reckoned by reliable methods and sold once; say so if they come two years later or more, and do not use what the law asked for anyway.',
        ),
      ]
    : []),
  ...(reads(given, 'california')
    ? [
        condition(
          'claim-california',
          sources.caClaims,
          'California asks you to publish how the claim was found accurate, how progress is measured, and whether a third party verified it; and to renew that every year.',
        ),
        condition(
          'projects-california',
          sources.caProjects,
          'California asks you to publish seller, registry, project, its type and place, the protocol and the verification of every offset.',
        ),
      ]
    : []),
]

const verified: ClaimRule = (_, { hasVerifiedFootprint }) =>
  hasVerifiedFootprint
    ? []
    : [
        condition(
          'footprint-verified',
          sources.iso,
          'The footprint behind such a claim should be verified by an independent third party.',
        ),
      ]

/** Neutral, and "we offset our emissions", which says the same. */
export const neutralRule: ClaimRule = (claim, given) => [
  ...productRule(claim, given),
  coverage(given),
  ...disclosures(claim, given),
  ...verified(claim, given),
]

/** Net zero that is reached: cuts first, and removals for the rest. */
export const netZeroRule: ClaimRule = (claim, given) => {
  const { hasDeepCuts, facts, footprint } = given
  const isRemoved = footprint !== null && facts.removedTonnes >= footprint.tonnes
  const cuts =
    hasDeepCuts && isRemoved
      ? condition(
          'net-zero-cuts',
          sources.netZero,
          'Net zero rests on cuts of about 90 to 95 %; what remains is neutralised by permanent removals. Both have to be shown.',
        )
      : notAllowed(
          'net-zero-cuts',
          sources.netZero,
          hasDeepCuts
            ? `Net zero neutralises what remains by removals: ${tonnes(facts.removedTonnes)} of removals were retired${footprint ? ` against ${tonnes(footprint.tonnes)}` : ', and no footprint is named'}.`
            : 'Net zero means cutting emissions by about 90 to 95 % first. Credits cannot stand in for that.',
          'Say what was retired and what your reduction target is, as two separate things.',
        )
  return [...productRule(claim, given), cuts, ...disclosures(claim, given)]
}

/** More good than harm: only removals beyond the footprint could bear that out. */
export const positiveRule: ClaimRule = (claim, given) => {
  const { facts, footprint } = given
  const isBorneOut = footprint !== null && facts.removedTonnes > footprint.tonnes
  const balance = isBorneOut
    ? condition(
        'more-removed',
        sources.ledger,
        `${tonnes(facts.removedTonnes)} of removals were retired against a footprint of ${tonnes(footprint.tonnes)}. How both were reckoned has to stand beside the words.`,
      )
    : notAllowed(
        'more-removed',
        sources.ledger,
        `More would have to be removed than emitted. ${tonnes(facts.removedTonnes)} of removals were retired${footprint ? ` against a footprint of ${tonnes(footprint.tonnes)}` : ', and no footprint is named'}.${uncounted(facts)}`,
      )
  return [...productRule(claim, given), balance, ...disclosures(claim, given)]
}

/** No emissions, no trace, no harm. Credits are no answer to that. */
export const zeroRule: ClaimRule = (claim, given) =>
  claim.isLimited
    ? [
        condition(
          'zero-limited',
          sources.house,
          'No exhaust at one place says nothing of the rest: the limit has to stand as large as the claim.',
        ),
      ]
    : [
        ...productRule(claim, given),
        notAllowed(
          'zero',
          sources.ledger,
          'Credits make up for emissions; they do not undo them. Nothing in the ledger bears out “none”.',
          'Say what is emitted, what was cut, and what was retired.',
        ),
      ]
