import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { expect, test } from 'vitest'
import { foundIn } from './found-in.ts'

const place = (documentId: string, quote: string) => ({ documentId, documentName: 'a.pdf', page: 1, quote })
const project = (rules: [string, object][], stated: object[] = []) =>
  ({
    scores: [{ pillars: [{ items: rules.map(([title, evidence]) => ({ title, evidence })) }] }],
    stated,
  }) as unknown as ReviewedProject

test('words that serve several criteria are quoted once, with all they are read for', () => {
  const iso = place('one', 'Accredited under ISO 14065.')
  const found = foundIn(
    'one',
    project(
      [
        ['Verified by an accredited body', iso],
        ['Kind of baseline', place('one', 'The char is weighed.')],
        ['Of another', place('two', 'Elsewhere.')],
      ],
      [{ kind: 'accreditation', ...iso }],
    ),
  )
  expect(found.map(({ names, place: { quote } }) => [quote, names])).toEqual([
    ['Accredited under ISO 14065.', ['Verified by an accredited body', 'Accreditation']],
    ['The char is weighed.', ['Kind of baseline']],
  ])
})

test('a criterion is named once, with the first words that are read for it', () => {
  const found = foundIn(
    'one',
    project([
      ['Leakage', place('one', 'First.')],
      ['Leakage', place('one', 'Second.')],
    ]),
  )
  expect(found.map(({ place: { quote } }) => quote)).toEqual(['First.'])
})
