import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimHalves, givenOf, readFound, readLabelled } from '../../testing/claims/labelled-claims.ts'
import { checkClaim } from './check-claim.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
const labelled = (half: (typeof claimHalves)[number]) =>
  languages.flatMap((language) => readLabelled(half, language))
const all = claimHalves.flatMap(labelled)

test('every labelled sentence lies in the half its own text says', () => {
  for (const half of claimHalves)
    for (const { text } of labelled(half)) {
      const isSeen = (createHash('sha256').update(text.normalize('NFC')).digest()[0] ?? 0) % 2 === 0
      expect([text, isSeen ? 'seen' : 'unseen']).toEqual([text, half])
    }
})

test('the labelled set is as large as it is said to be, and a third of it comes from rulings, laws and codes', () => {
  expect(all.length).toBeGreaterThanOrEqual(360)
  expect(all.filter(({ from }) => from !== undefined).length).toBeGreaterThanOrEqual(all.length / 3)
})

test('what is called allowed is allowed, in 98 of 100 sentences nobody tuned on', () => {
  const green = labelled('unseen').filter((claim) => checkClaim(givenOf(claim)).verdict === 'allowed')
  const right = green.filter(({ expected }) => expected === 'allowed')
  expect(green.length).toBeGreaterThan(0)
  expect(right.length / green.length).toBeGreaterThanOrEqual(0.98)
})

test('sentences that are no claim of a known kind are not understood, and none of them is green', () => {
  for (const claim of labelled('seen').filter(({ expected }) => expected === 'not_understood'))
    expect([claim.text, checkClaim(givenOf(claim)).verdict]).toEqual([claim.text, 'not_understood'])
})

test('every sentence that once got a wrong answer gets the one it is owed', () => {
  for (const claim of readFound())
    expect([claim.text, checkClaim(givenOf(claim)).verdict]).toEqual([claim.text, claim.expected])
})
