import { expect, test } from 'vitest'
import { checkNames } from './check-names.mjs'
import { parse } from './read-sources.mjs'

const check = (files, { glossary = '', allowed = {} } = {}) =>
  checkNames({
    sources: Object.entries(files).map(([file, text]) => ({ file, source: parse(file, text) })),
    glossary,
    allowed,
  })

test('a type that is made once may be handed on, and be called the same in a test', () => {
  const files = {
    'contract/src/serials.ts':
      'export const SerialRange = z.object({})\nexport type SerialRange = z.infer<typeof SerialRange>',
    'server/src/supply/listings/index.ts': 'export { type SerialRange } from "./a.ts"',
    'server/src/trade/orders/a.ts': 'type SerialRange = { start: number }',
    'server/src/trade/orders/a.test.ts': 'export type SerialRange = string',
    'server/src/testing/b.ts': 'export type SerialRange = string',
    'e2e/support/c.ts': 'export type SerialRange = string',
  }
  expect(check(files, { glossary: '| serial range (`SerialRange`) |' })).toEqual([])
})

test('one name for two things is refused, whatever makes the type', () => {
  expect(
    check({
      'contract/src/reports.ts': 'export type Report = string',
      'server/src/trade/payments/report.ts': 'export interface Report { id: string }',
      'provenance/src/refusal.ts': 'export class Refusal extends Error {}',
      'web/src/features/checkout/why-not.ts': 'export type Refusal = { title: string }',
    }),
  ).toEqual([
    'Report is made in 2 places: contract/src/reports.ts, server/src/trade/payments/report.ts',
    'Refusal is made in 2 places: provenance/src/refusal.ts, web/src/features/checkout/why-not.ts',
  ])
})

test('twins are let through in their two places alone, and leave the list when one of them is gone', () => {
  const allowed = { Finding: ['contract/src/findings.ts', 'esg/src/types.ts'] }
  const files = {
    'contract/src/findings.ts': 'export type Finding = 1',
    'esg/src/types.ts': 'export type Finding = 1',
  }
  expect(check(files, { allowed })).toEqual([])
  expect(check({ ...files, 'server/src/ledger/a.ts': 'export type Finding = 2' }, { allowed })).toHaveLength(
    1,
  )
  expect(check({ 'esg/src/types.ts': 'export type Finding = 1' }, { allowed })).toEqual([
    'Finding is made once: take it out of the twins',
  ])
})

test('a type that the glossary names has to be there', () => {
  expect(check({}, { glossary: '| a (`Nowhere`), `expires_at` and `orders` |' })).toEqual([
    'docs/glossary.md names Nowhere, which nobody exports',
  ])
})
