import { productRule } from './offset-rules.ts'
import { type ClaimRule, condition, notAllowed, reads, readsInStates, readsInUnion } from './rule.ts'
import { sources } from './sources.ts'

const sayOneThing = 'Say the one thing that is better, with its figure.'

/** General praise: eco-friendly, sustainable, good for the planet. */
export const genericRule: ClaimRule = (_, given) => {
  const union = 'In the EU a general claim like this needs recognised excellent environmental performance.'
  return [
    ...(readsInUnion(given) ? [notAllowed('generic-eu', sources.euGeneric, union, sayOneThing)] : []),
    ...(reads(given, 'germany')
      ? [
          notAllowed(
            'generic-germany',
            sources.deGeneric,
            'German law lists general environmental claims as unfair in every case.',
          ),
        ]
      : []),
    ...(reads(given, 'italy')
      ? [notAllowed('generic-italy', sources.itClaims, 'Italian law has taken over the list of the Union.')]
      : []),
    ...(readsInStates(given)
      ? [
          notAllowed(
            'generic-us',
            sources.usGeneric,
            'The FTC advises against general environmental claims without qualification: nobody can prove all they may be taken to mean.',
            sayOneThing,
          ),
        ]
      : []),
    ...(reads(given, 'united_kingdom')
      ? [
          condition(
            'generic-uk',
            sources.ukClaims,
            'Absolute environmental claims need a high level of proof in the United Kingdom.',
            sayOneThing,
          ),
        ]
      : []),
    ...(reads(given, 'other')
      ? [
          condition(
            'generic',
            sources.house,
            'A general claim like this needs evidence for everything it may be taken to mean.',
            sayOneThing,
          ),
        ]
      : []),
  ]
}

/** A promise: the ledger holds what was, and nothing of what will be. */
export const futureRule: ClaimRule = (_, given) => {
  const plan =
    'A promise needs a public plan with measurable steps and dates, checked regularly by an independent expert.'
  return [
    condition(
      'future',
      sources.house,
      'The ledger shows what was retired, and nothing of what will be: the plan has to be public and stand beside the words.',
    ),
    ...(readsInUnion(given) ? [condition('future-eu', sources.euFuture, plan)] : []),
    ...(reads(given, 'germany') ? [condition('future-germany', sources.deFuture, plan)] : []),
    ...(reads(given, 'italy') ? [condition('future-italy', sources.itClaims, plan)] : []),
    ...(reads(given, 'netherlands')
      ? [
          condition(
            'future-netherlands',
            sources.nlFuture,
            'Dutch guidelines ask for ambitions that are concrete and can be measured.',
          ),
        ]
      : []),
    ...(reads(given, 'united_kingdom')
      ? [
          condition(
            'future-uk',
            sources.ukClaims,
            'A goal has to rest on a strategy to reach it that can be verified.',
          ),
        ]
      : []),
    ...(reads(given, 'california')
      ? [
          condition(
            'future-california',
            sources.caClaims,
            'California asks you to publish how progress toward the goal is measured, and to renew that every year.',
          ),
        ]
      : []),
  ]
}

/** Less than before. Credits are nobody's own reduction. */
export const reducedRule: ClaimRule = (claim, given) =>
  claim.isByCredits
    ? [
        ...productRule(claim, given),
        notAllowed(
          'reduced-by-credits',
          sources.house,
          'Credits are no reduction of your own emissions: what was retired and what was cut are two numbers.',
          'Say both, apart from each other.',
        ),
      ]
    : [
        condition(
          'reduced',
          sources.house,
          'A reduction of your own is not in the ledger: name the base year, what is counted, and the figures, and let them be verified.',
        ),
        ...(reads(given, 'california')
          ? [
              condition(
                'reduced-california',
                sources.caClaims,
                'California asks for the same disclosure of significant reductions as of neutrality.',
              ),
            ]
          : []),
      ]

export const renewableRule: ClaimRule = (_, given) => [
  condition(
    'renewable',
    sources.house,
    'Renewable energy is proven by certificates of origin, which the ledger does not hold: name them, and the share they cover.',
  ),
  ...(readsInStates(given)
    ? [
        condition(
          'renewable-us',
          sources.usRenewable,
          'Without fossil energy, or with certificates for all of it; otherwise name the share and the source.',
        ),
      ]
    : []),
]

const tiers = { silver: [20, 60], gold: [60, 100], platinum: [100, Number.POSITIVE_INFINITY] } as const

/** Our own name as a seal, and the tiers of VCMI. */
export const labelRule =
  (phrase: string): ClaimRule =>
  (_, { facts, footprint }) => {
    const tier = /silver|gold|platinum/i.exec(phrase)?.[0].toLowerCase() as keyof typeof tiers | undefined
    if (!tier)
      return [
        notAllowed(
          'certified-by-us',
          sources.terms,
          'A Ledgerleaf certificate proves which credits were retired and for whom. It certifies no claim and no project.',
          'Say: “with public certificates of retirement”, and link to them.',
        ),
      ]
    const [least, most] = tiers[tier]
    if (!footprint?.tonnes)
      return [
        condition(
          'vcmi-tier',
          sources.vcmi,
          'A VCMI tier is a share of remaining emissions: name the footprint.',
        ),
      ]
    const share = (facts.retiredTonnes / footprint.tonnes) * 100
    const needs = Number.isFinite(most) ? `${least} to ${most} %` : `${least} % or more`
    return [
      share < least
        ? notAllowed(
            'vcmi-tier',
            sources.vcmi,
            `${share.toFixed(0)} % of the footprint was retired; this tier needs ${needs}.`,
          )
        : condition(
            'vcmi-tier',
            sources.vcmi,
            `${share.toFixed(0)} % of the footprint was retired; this tier needs ${needs}, the four foundational criteria and assurance.`,
          ),
    ]
  }
