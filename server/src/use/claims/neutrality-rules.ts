import { type ClaimRule, condition, notAllowed, tonnes } from './rule.ts'

const neutral =
  /\b(?:(?:carbon|climate|co2|ghg)[- ]?(?:neutral(?:ity)?|negative|positive|free)|net[- ]?zero|zero[- ]emissions?)\b/giu

/** Claims to have no footprint, however they are put. */
export const neutralityRules: readonly ClaimRule[] = [
  {
    id: 'neutral-product-eu',
    words: neutral,
    source: 'Directive (EU) 2024/825, in force for sales from 27 September 2026',
    isSourceChecked: false,
    judge: ({ about, markets }) =>
      about === 'product' && markets.includes('eu')
        ? notAllowed(
            'In the EU a product may not be called neutral, reduced or positive because of offsets.',
            'Say what was retired, apart from the product: the tonnes, the projects, the certificates.',
          )
        : null,
  },
  {
    id: 'neutral-coverage',
    words: neutral,
    source: 'The ledger: retirements in the period, against the footprint you name',
    isSourceChecked: true,
    judge: ({ facts, footprint }) => {
      if (!footprint)
        return condition(
          'A claim about a footprint needs the footprint: name its tonnes for the same period.',
        )
      if (facts.retiredTonnes >= footprint.tonnes) return null
      const held =
        facts.heldTonnes > 0 ? ` ${tonnes(facts.heldTonnes)} are held: they count once they are retired.` : ''
      return notAllowed(
        `${tonnes(facts.retiredTonnes)} were retired in the period against a footprint of ${tonnes(footprint.tonnes)}.${held}`,
      )
    },
  },
  {
    id: 'neutral-california',
    words: neutral,
    source: 'California Health & Safety Code §44475.2 (AB 1305)',
    isSourceChecked: false,
    judge: ({ markets }) =>
      markets.includes('california')
        ? condition(
            'California asks you to publish how the claim was found accurate, how progress is measured, and whether a third party verified it; and to renew that every year.',
          )
        : null,
  },
  {
    id: 'net-zero-cuts',
    words: /\bnet[- ]?zero\b/giu,
    source: 'SBTi Corporate Net-Zero Standard V2: credits never count toward targets',
    isSourceChecked: false,
    judge: ({ hasDeepCuts }) =>
      hasDeepCuts
        ? condition(
            'Net zero rests on cuts of 90 to 95 %; credits may neutralise only what remains, by removals.',
          )
        : notAllowed(
            'Net zero means cutting emissions by 90 to 95 % first. Credits cannot stand in for that.',
            'Say what was retired and what your reduction target is, as two separate things.',
          ),
  },
  {
    id: 'neutral-verified',
    words: neutral,
    source: 'ISO 14068-1',
    isSourceChecked: false,
    judge: ({ hasVerifiedFootprint }) =>
      hasVerifiedFootprint
        ? null
        : condition('The footprint behind such a claim should be verified by an independent third party.'),
  },
]
