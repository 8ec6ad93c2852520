import { allowed, type ClaimRule, condition, notAllowed } from './rule.ts'

const tiers = { silver: [20, 60], gold: [60, 100], platinum: [100, Number.POSITIVE_INFINITY] } as const

/** Claims that turn on a word rather than on a number. */
export const wordingRules: readonly ClaimRule[] = [
  {
    id: 'generic-eu',
    words:
      /\b(?:eco[- ]?friendly|environmentally friendly|climate[- ]friendly|nature[- ]friendly|green (?:product|company|choice)|good for the (?:planet|climate))\b/giu,
    source: 'Directive (EU) 2024/825: generic environmental claims',
    isSourceChecked: false,
    judge: ({ markets }) =>
      markets.includes('eu')
        ? notAllowed(
            'In the EU a general claim like this needs recognised excellent environmental performance.',
            'Say the one thing that is better, with its figure.',
          )
        : condition('A general claim like this needs evidence for everything it may be taken to mean.'),
  },
  {
    id: 'future-promise',
    words:
      /\b(?:will (?:be|become|reach)|by 20\d\d|on (?:the|our) (?:way|path) to)\b(?=[^.]*\b(?:neutral|net[- ]?zero|zero)\b)|\b(?:neutral|net[- ]?zero)\b[^.]{0,40}\bby 20\d\d\b/giu,
    source: 'Directive (EU) 2024/825: claims about future performance',
    isSourceChecked: false,
    judge: () =>
      condition(
        'A promise about the future needs a public plan with measurable steps, checked by a third party.',
      ),
  },
  {
    id: 'certified-by-us',
    words: /\b(?:certified|approved|endorsed|guaranteed|rated) by Ledgerleaf\b/giu,
    source: 'Our own terms: a certificate proves a retirement, not a claim',
    isSourceChecked: true,
    judge: () =>
      notAllowed(
        'A Ledgerleaf certificate proves which credits were retired and for whom. It certifies no claim and no project.',
        'Say: “with public certificates of retirement”, and link to them.',
      ),
  },
  {
    id: 'vcmi-tier',
    words: /\bVCMI[^.]{0,30}\b(silver|gold|platinum)\b/giu,
    source: 'VCMI Claims Code of Practice v3.1',
    isSourceChecked: false,
    judge: ({ facts, footprint }, [, tier = '']) => {
      const [least, most] = tiers[tier.toLowerCase() as keyof typeof tiers]
      if (!footprint?.tonnes)
        return condition('A VCMI tier is a share of remaining emissions: name the footprint.')
      const share = (facts.retiredTonnes / footprint.tonnes) * 100
      const needs = Number.isFinite(most) ? `${least} to ${most} %` : `${least} % or more`
      return share < least
        ? notAllowed(`${share.toFixed(0)} % of the footprint was retired; this tier needs ${needs}.`)
        : condition(
            `${share.toFixed(0)} % of the footprint was retired; this tier needs ${needs}, the four foundational criteria and assurance.`,
          )
    },
  },
  {
    id: 'contribution',
    words: /\b(?:contribut(?:ed?|ing|ion)|financ(?:ed|ing)|support(?:ed|ing)|funded)\b/giu,
    source: 'The ledger: retirements in the period',
    isSourceChecked: true,
    judge: ({ facts }) =>
      facts.retiredTonnes > 0
        ? allowed('To say that you contributed to climate action beyond your own value chain is borne out.')
        : condition('Nothing was retired in the period: say what the contribution was.'),
  },
]
