import type { LogEntry } from '@ledgerleaf/contract/log'
import { expect, test } from 'vitest'
import { foldActs } from './fold-acts.ts'

const entry = (index: number, act: string | null): LogEntry => ({
  index,
  entryId: `${index}`,
  kind: act === null ? 'settle' : 'act',
  act,
  at: '2026-11-16T10:00:00.000Z',
  credits: null,
  hash: 'ab',
  certificateId: null,
  projectNames: [],
})

test('the same act several times in a row is one line, and a sale never stands behind another', () => {
  const told = foldActs([
    entry(9, 'file_imported'),
    entry(8, 'file_imported'),
    entry(7, 'file_imported'),
    entry(6, null),
    entry(5, null),
    entry(4, 'file_imported'),
    entry(3, 'project_approved'),
  ])
  expect(told.map(({ entry: { index }, alike }) => [index, alike.map((one) => one.index)])).toEqual([
    [9, [8, 7]],
    [6, []],
    [5, []],
    [4, []],
    [3, []],
  ])
})
