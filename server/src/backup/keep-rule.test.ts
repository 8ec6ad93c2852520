import { expect, test } from 'vitest'
import { backupName } from './backup-folder.ts'
import { findOutlived } from './keep-rule.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-03-31T02:00:00Z')
const at = (madeAt: Date) => ({ file: backupName(madeAt), madeAt })
const nightly = (days: number) =>
  Array.from({ length: days }, (_, ago) => at(new Date(now.getTime() - ago * dayMs)))
const keptOf = (backups: ReturnType<typeof nightly>) => {
  const outlived = new Set(findOutlived(backups, now))
  return backups
    .filter((backup) => !outlived.has(backup))
    .map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
}

test('of a year of nights seven days and four weeks are kept, none older than 35 days', () => {
  expect(keptOf(nightly(365))).toEqual([
    ...['2026-03-31', '2026-03-30', '2026-03-29', '2026-03-28', '2026-03-27', '2026-03-26', '2026-03-25'],
    ...['2026-03-22', '2026-03-15'],
  ])
})

test('of several in a day the newest is kept', () => {
  const [newest, older] = [at(new Date('2026-03-31T01:00:00Z')), at(new Date('2026-03-31T00:00:00Z'))]
  expect(findOutlived([newest, older], now)).toEqual([older])
})

test('the newest is never dropped, however old', () => {
  const [one, other] = [at(new Date('2020-01-01T00:00:00Z')), at(new Date('2019-01-01T00:00:00Z'))]
  expect(findOutlived([one, other], now)).toEqual([other])
  expect(findOutlived([], now)).toEqual([])
})
