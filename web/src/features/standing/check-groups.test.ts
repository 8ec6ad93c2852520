import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { expect, test } from 'vitest'
import { checkGroups } from './check-groups.ts'

const check = (name: string, figure: number | null = null, limit: number | null = null): StandingCheck => ({
  name,
  title: name,
  state: 'good',
  says: '',
  advice: null,
  cause: null,
  since: '2026-03-01T12:00:00.000Z',
  figure,
  limit,
  unit: 'seconds',
  isUntried: false,
  endsReadiness: false,
  silence: null,
})

test('every check is in one group, also one that nobody has named yet', () => {
  const names = ['database', 'lane-quick', 'log', 'made-tomorrow']
  const groups = checkGroups(names.map((name) => check(name)))
  expect(groups.map(({ name }) => name)).toEqual(['Data', 'Work', 'Records'])
  expect(groups.flatMap(({ checks }) => checks.map(({ name }) => name)).toSorted()).toEqual(names.toSorted())
})

test('a group tells the check that is nearest to its alarm', () => {
  const [work] = checkGroups([check('lane-quick', 3, 60), check('lane-slow', 300, 600), check('sales')])
  expect(work?.nearest).toMatchObject({ check: { name: 'lane-slow' }, nearness: 0.5 })
  expect(checkGroups([check('sales')])[0]?.nearest).toBeNull()
})
