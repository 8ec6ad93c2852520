import type { CheckedClaim, ClaimDraft } from './claims.ts'

/** One sentence as it is answered, to be seen before anything was checked. Its words are nobody's. */
export const claimExample = {
  markets: ['eu'],
  text: 'Our product is climate neutral.',
  verdict: 'not_allowed',
  language: 'en',
  claims: [
    {
      kind: 'neutral',
      verdict: 'not_allowed',
      startsAt: 15,
      endsAt: 30,
      words: 'climate neutral',
      about: 'product',
      time: 'now',
      isNegated: false,
      scopes: [],
      tonnes: null,
    },
  ],
  notUnderstood: [{ startsAt: 4, endsAt: 11, words: 'product' }],
  finding: {
    ruleId: 'product-offset-eu',
    verdict: 'not_allowed',
    phrase: 'climate neutral',
    why: 'In the EU no product may be called neutral, reduced or positive because of offsets.',
    source: {
      country: 'European Union',
      title: 'Directive 2005/29/EC, as amended by Directive (EU) 2024/825',
      article: 'Annex I, point 4c',
      inForceOn: '2026-09-27',
      address: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
    },
    instead: 'Say what was retired, apart from the product: the tonnes, the projects, the certificates.',
  },
} as const satisfies {
  markets: ClaimDraft['markets']
  finding: CheckedClaim['findings'][number]
} & Pick<CheckedClaim, 'text' | 'verdict' | 'language' | 'claims' | 'notUnderstood'>
