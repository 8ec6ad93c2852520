import process from 'node:process'
import type { ClaimAnswer } from '../../contract/src/claims.ts'
import {
  type ClaimHalf,
  claimHalves,
  givenOf,
  type LabelledClaim,
  readFound,
  readLabelled,
} from '../../server/src/testing/claims/labelled-claims.ts'
import { checkClaim } from '../../server/src/use/claims/check-claim.ts'

/** How often the claim checker gives the answer a sentence is owed, and how often it says "allowed" when it must not. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
const answers = ['allowed', 'condition', 'not_allowed', 'not_understood'] as const satisfies ClaimAnswer[]

type Answered = { claim: LabelledClaim; given: ClaimAnswer }

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))

const row = (name: string, answered: readonly Answered[]) => {
  const right = answered.filter(({ claim, given }) => claim.expected === given).length
  const green = answered.filter(({ given }) => given === 'allowed')
  const greenRight = green.filter(({ claim }) => claim.expected === 'allowed').length
  const owedGreen = answered.filter(({ claim }) => claim.expected === 'allowed').length
  const claims = answered.filter(({ claim }) => claim.expected !== 'not_understood')
  const understood = claims.filter(({ given }) => given !== 'not_understood').length
  console.log(
    [
      name.padEnd(8),
      String(answered.length).padStart(9),
      share(right, answered.length).padStart(9),
      `${share(greenRight, green.length)} of ${green.length}`.padStart(16),
      share(greenRight, owedGreen).padStart(15),
      share(understood, claims.length).padStart(11),
    ].join(' '),
  )
}

const confusion = (answered: readonly Answered[]) => {
  console.log(`\nowed \\ given   ${answers.map((answer) => answer.padStart(15)).join('')}`)
  for (const owed of answers)
    console.log(
      owed.padEnd(15) +
        answers
          .map(
            (answer) =>
              answered.filter(({ claim, given }) => claim.expected === owed && given === answer).length,
          )
          .map((count) => String(count).padStart(15))
          .join(''),
    )
}

const answer = (claims: readonly LabelledClaim[]): Answered[] =>
  claims.map((claim) => ({ claim, given: checkClaim(givenOf(claim)).verdict }))

/** Sentences that once got a wrong answer were all tuned on: they are no measure of anything else. */
const measure = (half: ClaimHalf | 'found') => {
  const found = half === 'found' ? answer(readFound()) : null
  const byLanguage = new Map(
    languages.map((language) => [
      language,
      found
        ? found.filter(({ claim }) => claim.language === language)
        : answer(readLabelled(half as ClaimHalf, language)),
    ]),
  )
  const all = [...byLanguage.values()].flat()
  console.log(`\n${half === 'found' ? 'found (seen)' : half}: ${all.length} sentences\n`)
  console.log('language sentences  accuracy  allowed: precision  allowed: recall  understood')
  for (const [language, answered] of byLanguage) row(language, answered)
  row('all', all)
  confusion(all)
  // What is kept from whoever writes the rules is counted and not shown.
  if (half !== 'unseen' || process.argv.includes('--show'))
    for (const { claim, given } of all)
      if (claim.expected !== given)
        console.log(
          `  ${claim.language} owed ${claim.expected}, given ${given}: ${JSON.stringify(claim.text)}`,
        )
}

const asked = process.argv[2]
const sets = [...claimHalves, 'found'] as const
for (const set of sets) if (!sets.some((name) => name === asked) || set === asked) measure(set)

/** Two thousand letters each, the most a text may have: prose, and what is made to take long. */
const longTexts = {
  prose:
    'Our company retired 400 tonnes of carbon credits and our flights are climate neutral, since we care. ',
  claims: 'not no carbon neutral emission zero ',
  offsets: 'offset carbon ',
  unknown: 'xkcdqwerty neutralx abcdefghij ',
  letters: 'a b ',
  figures: '1 t ',
  lines: 'carbon\nneu-\ntral ',
  marks: 'c\u0430rb\u043en\u200b neutral ',
  'one word': 'a',
}

const measureTime = () => {
  console.log('\nprocessor time for 2,000 letters, ms: median, most of 20\n')
  const [claim] = readLabelled('seen', 'en')
  for (const [name, words] of Object.entries(longTexts)) {
    if (!claim) continue
    const given = givenOf({ ...claim, text: words.repeat(2000).slice(0, 2000) })
    const times = Array.from({ length: 20 }, () => {
      const before = process.cpuUsage()
      checkClaim(given)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }).sort((a, b) => a - b)
    console.log(`${name.padEnd(9)} ${times[10]?.toFixed(1).padStart(6)} ${times[19]?.toFixed(1).padStart(6)}`)
  }
}
if (asked === undefined || asked === 'time') measureTime()
