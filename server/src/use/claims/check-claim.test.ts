import { claimExample } from '@ledgerleaf/contract/claim-example'
import type { ClaimFacts } from '@ledgerleaf/contract/claims'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClaim } from './check-claim.ts'
import type { Claim } from './rules/rule.ts'

const nothing: ClaimFacts = {
  retiredTonnes: 0,
  removedTonnes: 0,
  retirements: 0,
  pendingTonnes: 0,
  contradictedTonnes: 0,
  unbackedTonnes: 0,
  forOthersTonnes: 0,
  heldTonnes: 50,
  laterTonnes: 0,
}
const retired: ClaimFacts = { ...nothing, retiredTonnes: 1240, removedTonnes: 200, retirements: 3 }
const katingan = {
  isRemoval: false,
  project: 'Katingan Peatland',
  registry: 'Verra',
  country: 'ID',
  retiredOn: '2025-06-30',
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
}
const partsOf = ({ retiredTonnes, removedTonnes }: ClaimFacts) => [
  { ...katingan, tonnes: retiredTonnes - removedTonnes, project: 'A project', country: null },
  { ...katingan, tonnes: removedTonnes, isRemoval: true, project: 'Another', country: null },
]
const of = (tonnes: number) => ({ footprint: { tonnes, from: null } })

const claimOf = (text: string, given: Partial<Claim> = {}): Claim => ({
  text,
  markets: ['other'],
  periodStartsOn: '2025-01-01',
  periodEndsOn: '2025-12-31',
  hasDeepCuts: false,
  hasVerifiedFootprint: true,
  facts: retired,
  parts: partsOf(given.facts ?? retired),
  footprint: null,
  today: '2026-11-16',
  ...given,
})
const check = (text: string, given: Partial<Claim> = {}) => checkClaim(claimOf(text, given))
const verdict = (text: string, given: Partial<Claim> = {}) => check(text, given).verdict
const says = (text: string, given: Partial<Claim> = {}) =>
  check(text, given).findings.map((finding) => `${finding.ruleId} ${finding.verdict}`)

test('a product of no impact is not allowed, in no place, whatever was retired', () => {
  const text = 'Our product has zero impact on the climate and is 100% sustainable.'
  for (const markets of [['eu'], ['california'], ['united_kingdom'], ['other']] as Claim['markets'][])
    expect(verdict(text, { ...of(10), markets })).toBe('not_allowed')
  expect(
    check(text, { markets: ['eu', 'california'] }).claims.map(({ kind, words }) => [kind, words]),
  ).toEqual([
    ['zero', 'zero impact'],
    ['generic', 'sustainable'],
  ])
})

test('the worked example says what the rules answer to its words', () => {
  const { text, markets, finding, ...example } = claimExample
  const checked = check(text, { markets: [...markets] })
  expect(checked).toMatchObject(example)
  expect(checked.findings).toContainEqual(finding)
})

test('"Wir sind klimaneutral." is understood, and never green', () => {
  expect(verdict('Wir sind klimaneutral.', { markets: ['germany'], facts: nothing })).toBe('not_allowed')
  const checked = check('Wir sind klimaneutral.', { ...of(1000), markets: ['germany'] })
  expect([checked.verdict, checked.language]).toEqual(['condition', 'de'])
  expect(checked.suggestion).toContain('haben wir 1.240 Tonnen CO2e in Zertifikaten stillgelegt')
})

test('an honest target is on conditions, and is not refused', () => {
  const checked = check('We will be net zero by 2040, with a 90 % cut, validated by a third party.', {
    markets: ['eu'],
    facts: nothing,
  })
  expect(checked.verdict).toBe('condition')
  expect(checked.claims).toMatchObject([{ kind: 'net_zero_target', time: 'future', about: 'company' }])
  expect(checked.findings.map(({ source }) => source.article)).toContain('Article 6(2)(d)')
})

test('the words say what is sold, and no choice in a form makes a product of it a company', () => {
  const flights = check('Our flights are climate neutral.', { ...of(10), about: 'company', markets: ['eu'] })
  expect(flights.verdict).toBe('not_allowed')
  expect(flights.claims).toMatchObject([{ about: 'product', words: 'climate neutral' }])
  expect(verdict('We are climate neutral.', { ...of(10), about: 'product', markets: ['eu'] })).toBe(
    'not_allowed',
  )
})

test('what no rule has recognised is not understood, also when it sounds good', () => {
  for (const text of [
    'We like trees.',
    'Net zero sugar, all of the taste.',
    'The clouds wave at our trucks.',
  ])
    expect(check(text)).toMatchObject({ verdict: 'not_understood', claims: [] })
})

test('green is kept from a sentence with one word too many', () => {
  expect(verdict('We retired 400 tonnes of CO2e in 2025.')).toBe('allowed')
  for (const text of [
    'We retired 400 tonnes of CO2e in 2025 💚',
    'We retired 400 tonnes of CO2e, 100 % of our emissions.',
    'We retired over 1,240 tonnes of CO2e.',
    'We retired 400 tonnes of magnificent credits.',
    'We retired 400 tonnes of CO2e and 9,000 carbon credits.',
    'We financed climate projects with 5,000 tonnes.',
    'We retired 400 tonnes of CO2e. We do not have carbon.',
    'We retired 400 tonnes of CO2e, so travel with a light heart.',
  ])
    expect(verdict(text)).toBe('not_understood')
})

test('a denial is allowed, and what sounds like one is not', () => {
  expect(verdict('We are not carbon neutral.', { markets: ['eu'] })).toBe('allowed')
  expect(verdict('They are not carbon neutral, we are.')).toBe('not_understood')
  expect(verdict('They are not carbon neutral. We are.')).toBe('not_understood')
  expect(verdict('Our products are not carbon neutral and our company is.')).toBe('not_understood')
  expect(verdict('Our company is and our products are not carbon neutral.')).toBe('not_understood')
  expect(verdict('We are not a group and are carbon neutral.', { ...of(10) })).toBe('condition')
  expect(verdict('Wij zijn niet klimaatneutraal.')).toBe('allowed')
  expect(verdict('Not one of our products is not carbon neutral.')).toBe('not_understood')
  expect(verdict('Our shoes are not just carbon neutral.', { ...of(10), markets: ['eu'] })).toBe(
    'not_allowed',
  )
  expect(says('We never used carbon offsets.')).toEqual(['denied-and-retired not_allowed'])
})

test('net zero cannot be bought', () => {
  expect(says('We reached net zero.', of(10))).toEqual(['net-zero-cuts not_allowed'])
  expect(says('We reached net zero.', { ...of(200), hasDeepCuts: true })).toEqual(['net-zero-cuts condition'])
  expect(says('We reached net zero.', { ...of(300), hasDeepCuts: true })).toEqual([
    'net-zero-cuts not_allowed',
  ])
})

test('what is not retired at its registry, contradicted or not backed is named and does not count', () => {
  const facts = { ...nothing, pendingTonnes: 7, contradictedTonnes: 5, unbackedTonnes: 1 }
  const [finding] = check('We are carbon neutral.', { ...of(3), facts }).findings
  expect(finding?.verdict).toBe('not_allowed')
  expect(finding?.why).toBe(
    'Nothing was retired for the period that counts. 7 tonnes are not yet retired at the registry and will count then. 5 tonnes are contradicted by the registry and cannot count. 1 tonne is backed by no record and cannot count. 50 tonnes are held and will count once retired.',
  )
  const partly = { ...retired, pendingTonnes: 60 }
  expect(says('We retired 1,300 tonnes of CO2e.', { facts: partly })).toEqual(['tonnes-retired condition'])
  expect(says('We retired 1,301 tonnes of CO2e.', { facts: partly })).toEqual(['tonnes-retired not_allowed'])
})

test('tonnes are held against the ledger, whichever way they are written', () => {
  expect(verdict('We retired 1,240 tonnes of CO2e.')).toBe('allowed')
  expect(verdict('Nous avons annulé 1 240 crédits carbone.')).toBe('allowed')
  expect(verdict('We offset 1.3 kt CO2e')).toBe('not_allowed')
  expect(verdict('We retired 1,240 tonnes of CO2e in 2023.')).toBe('condition')
  expect(verdict('We retired 1,240 tonnes of CO2e. 1,000 tonnes of them are removals.')).toBe('not_allowed')
  expect(verdict('We retired 1,000 tonnes of CO2e. We offset 900 tonnes of CO2e.')).toBe('condition')
  expect(verdict('We have retired four hundred tonnes of CO2e.')).toBe('allowed')
})

test('emissions that were offset are all of them, whatever the tonnes it was done with', () => {
  for (const text of [
    'We compensated our emissions of 2025 with 206 tonnes of credits.',
    'Our emissions are compensated, 206 tonnes of credits.',
    'We offset ourselves with 206 tonnes of credits.',
    'We compensated for 2025 with 206 tonnes.',
    'Wir haben unsere Emissionen von 2025 mit 206 Tonnen kompensiert.',
    'Nous avons compensé nos émissions avec 206 tonnes.',
  ]) {
    expect([text, verdict(text), verdict(text, of(1))]).toEqual([text, 'condition', 'condition'])
    expect([text, verdict(text, of(100_000))]).toEqual([text, 'not_allowed'])
  }
  for (const text of ['We offset 206 tonnes of CO2e in 2025.', 'Wir haben 206 Tonnen CO2 kompensiert.'])
    expect([text, verdict(text, of(100_000))]).toEqual([text, 'allowed'])
  // A part that is named is held against its own tonnes, and not against all that was emitted.
  for (const text of [
    'We offset 206 tonnes of our emissions.',
    'Wir haben 206 Tonnen unserer Emissionen kompensiert.',
  ])
    expect([text, says(text, of(100_000)), verdict(text)]).toEqual([
      text,
      ['tonnes-retired allowed'],
      'not_understood',
    ])
})

test('what is neutralised is taken out again: its tonnes are held against removals', () => {
  for (const text of ['We neutralised 201 tonnes in 2025.', 'Nous avons neutralisé 201 tonnes.'])
    expect([text, verdict(text)]).toEqual([text, 'not_allowed'])
  expect(verdict('We neutralised 200 tonnes in 2025.')).toBe('allowed')
})

test('a project the ledger knows may be named', () => {
  const text = 'In 2025 we retired 1,240 tonnes of CO2e from the Katingan project in Indonesia.'
  expect(verdict(text)).toBe('not_understood')
  const parts = [{ ...katingan, tonnes: 1240 }]
  expect(verdict(text, { parts })).toBe('allowed')
  expect(verdict(text, { parts: [{ ...katingan, tonnes: 1239 }, ...partsOf(retired)] })).toBe('not_allowed')
  expect(verdict('In 2025 we retired 9 tonnes of CO2e from the katingan project.', { parts })).toBe(
    'not_understood',
  )
})

test('tonnes are of the days on which the registry retired them, or for the period they were retired for', () => {
  const parts = [{ ...katingan, tonnes: 1240, retiredOn: '2026-02-03' }]
  const late = (text: string) => verdict(text, { parts })
  expect(late('For 2025 we retired 1,240 tonnes of CO2e.')).toBe('allowed')
  expect(late('In 2025 we retired 1,240 tonnes of CO2e.')).toBe('condition')
  expect(late('We retired 1,240 tonnes of CO2e for June 2025.')).toBe('not_allowed')
})

test('letters that only look otherwise are read, and marked where they stand', () => {
  const text = 'Our 𝐜𝐨\u00adffee is\u200b car\u200bb\u043en neu-\ntral.'
  const { verdict: answer, claims } = check(text, { markets: ['eu'] })
  expect([answer, claims.map(({ words }) => words)]).toEqual([
    'not_allowed',
    ['car\u200bb\u043en neu-\ntral'],
  ])
})

test('no hidden mark inside a word keeps it from being read', () => {
  for (const mark of ['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u034f', '\u180e', '\ufe0f'])
    expect([mark, verdict(`Our coffee is car${mark}bon neu${mark}tral.`, { markets: ['eu'] })]).toEqual([
      mark,
      'not_allowed',
    ])
})

test('a footprint of nothing covers nothing', () => {
  const [finding] = check('We are carbon neutral.', of(0)).findings
  expect([finding?.verdict, finding?.why]).toEqual([
    'condition',
    'A claim about a footprint needs the footprint: name its tonnes, more than none, for the same period.',
  ])
})

test('our own name and tiers', () => {
  expect(says('Certified by Ledgerleaf')).toEqual(['certified-by-us not_allowed'])
  expect(says('VCMI Gold', of(4000))).toEqual(['vcmi-tier not_allowed'])
  expect(says('VCMI Gold', of(1500))).toEqual(['vcmi-tier condition'])
})

test.each(['en', 'de', 'fr', 'es', 'it', 'nl'] as const)(
  'our own suggestion in %s passes our own check',
  (language) => {
    const words = {
      en: 'We are carbon neutral.',
      de: 'Wir sind klimaneutral.',
      fr: 'Nous sommes neutres en carbone.',
      es: 'Somos neutros en carbono.',
      it: 'Siamo neutrali per il clima.',
      nl: 'Wij zijn klimaatneutraal.',
    }[language]
    for (const facts of [retired, { ...retired, removedTonnes: 0, retirements: 1 }]) {
      const checked = check(words, { facts })
      expect(checked.language).toBe(language)
      const again = check(checked.suggestion ?? '', {
        facts,
        markets: ['eu', 'california', 'united_kingdom'],
      })
      expect([again.notUnderstood.map((unread) => unread.words), again.verdict]).toEqual([[], 'allowed'])
    }
    expect(check(words, { facts: nothing }).suggestion).toBeNull()
  },
)

test('more retired never makes a verdict worse', () => {
  const rank = { not_allowed: 0, condition: 1, not_understood: 2, allowed: 3 }
  const texts = [
    'We offset 500 tonnes',
    'We are carbon neutral',
    'VCMI silver',
    'We financed climate projects',
    'We removed 90 t of CO2',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(2000), fc.nat(2000), (text, some, more) => {
      const judge = (tonnes: number) => {
        const facts = { ...nothing, retiredTonnes: tonnes, removedTonnes: tonnes, retirements: 1 }
        return rank[verdict(text, { facts, ...of(1000) })]
      }
      expect(judge(some + more)).toBeGreaterThanOrEqual(judge(some))
    }),
  )
})

test('nothing that is said beside tonnes that hold turns them green with it', () => {
  const beside = [
    'and our shoes are climate neutral',
    'and are good for the planet',
    'thanks to which nothing weighs on the climate',
    'und retten damit die Welt',
    'et nos vols sont propres',
    'y somos sostenibles',
    'e siamo a impatto zero',
    'en zijn dus duurzaam',
    'because we care',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...beside),
      fc.integer({ min: 1, max: 1240 }),
      fc.constantFrom(' ', ', ', '. '),
      (more, tonnes, mark) => {
        expect(
          verdict(`We retired ${tonnes} tonnes of CO2e${mark}${more}.`, { ...of(10), markets: ['eu'] }),
        ).not.toBe('allowed')
      },
    ),
  )
})

test('any text at all has an answer, and places that lie in it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      const checked = check(text)
      for (const { startsAt, endsAt, words } of [...checked.claims, ...checked.notUnderstood])
        expect(text.slice(startsAt, endsAt)).toBe(words)
      if (checked.claims.length === 0) expect(checked.verdict).toBe('not_understood')
    }),
  )
})
