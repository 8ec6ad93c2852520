import { expect, test } from 'vitest'
import { filesByDay } from './files-by-day.ts'

const projects = { kind: 'projects', asOf: '2026-11-15' } as const
const units = { kind: 'units', asOf: '2026-11-15' } as const

test('files of one day are told by that day once', () => {
  expect(filesByDay([projects, units])).toEqual([{ asOf: '2026-11-15', kinds: 'Both files' }])
  expect(filesByDay([projects])).toEqual([{ asOf: '2026-11-15', kinds: 'Projects' }])
})

test('files of several days keep their names, the newest day first', () => {
  expect(filesByDay([projects, { ...units, asOf: '2026-11-17' }])).toEqual([
    { asOf: '2026-11-17', kinds: 'Issued and retired units' },
    { asOf: '2026-11-15', kinds: 'Projects' },
  ])
})
