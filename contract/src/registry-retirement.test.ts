import { expect, test } from 'vitest'
import { type RegistryRetirement, warnOfRegistry } from './registry-retirement.ts'

const told = (state: RegistryRetirement['state']): RegistryRetirement => ({
  registry: 'The Registry',
  state,
  since: '2026-11-07',
  reference: null,
  link: null,
  retiredOn: null,
  confirmedBy: null,
  fileAsOf: null,
  contradictedOn: null,
  actId: null,
})

test('a retirement warns beside its tonnes until its registry has made it, and no longer', () => {
  for (const state of ['pending', 'instructed'] as const)
    expect(warnOfRegistry(told(state))?.says).toBe(
      'Final in our ledger. It counts once The Registry has retired the same serials.',
    )
  expect(warnOfRegistry(told('failed'))).toMatchObject({ mark: 'Not retired there' })
  expect(warnOfRegistry(told('done'))).toBeNull()
  // Credits of no registry have none that could confirm them.
  expect(warnOfRegistry(null)).toBeNull()
})
