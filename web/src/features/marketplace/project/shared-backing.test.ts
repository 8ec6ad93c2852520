import type { Backing } from '@ledgerleaf/contract/backing'
import { expect, test } from 'vitest'
import { sharedBacking } from './shared-backing.ts'

const backing: Backing = {
  state: 'records',
  reason: 'matched',
  credits: 0,
  asOf: '2026-11-14',
  url: null,
}
const of = (other: Partial<Backing> = {}) => ({
  saleType: 'spot' as const,
  registry: 'Demo Nature Registry',
  backing: { ...backing, ...other },
})
const promise = {
  ...of({ state: 'missing', reason: 'no_records', asOf: null }),
  saleType: 'forward',
} as const

test('what a registry says of each listing is said once, and of each where it says another thing of one', () => {
  expect(sharedBacking([of(), of(), promise])).toEqual({ registry: 'Demo Nature Registry', backing })
  expect(sharedBacking([of(), of({ asOf: '2026-11-13' })])).toBeNull()
  expect(sharedBacking([of(), promise])).toBeNull()
})
