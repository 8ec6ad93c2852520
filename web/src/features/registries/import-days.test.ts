import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { expect, test } from 'vitest'
import { importDays } from './import-days.ts'

const file = (id: string, registry: string, importedAt: string) =>
  ({ id, registry, importedAt }) as unknown as RegistryFile

test('files of one registry that came on one day stand together, and the order of the days is kept', () => {
  const days = importDays([
    file('d', 'Verra', '2026-05-03T20:00:00Z'),
    file('c', 'Gold Standard', '2026-05-03T09:00:00Z'),
    file('b', 'Verra', '2026-05-03T08:00:00Z'),
    file('a', 'Verra', '2026-05-02T23:59:00Z'),
  ])
  expect(days.map(({ day, registry, files }) => [day, registry, files.map(({ id }) => id).join('')])).toEqual(
    [
      ['2026-05-03', 'Verra', 'db'],
      ['2026-05-03', 'Gold Standard', 'c'],
      ['2026-05-02', 'Verra', 'a'],
    ],
  )
})
