import type { NextStep } from '@ledgerleaf/contract/buyer-desk'
import { expect, test } from 'vitest'
import { readerWords } from './reader-words.ts'

test('whoever only reads is told how it stands, and asked to do nothing', () => {
  const steps: NextStep[] = [
    { step: 'upload', unread: null, retiredTonnes: 0 },
    { step: 'cover', year: 2025, openTonnes: 120 },
    { step: 'programme', year: 2025 },
    { step: 'retire', heldTonnes: 50, of: null },
    { step: 'report', year: 2025, retiredTonnes: 120, pendingTonnes: 0 },
  ]
  const told = steps.map((step) => readerWords(step))
  for (const { title, says } of told) {
    expect(title).not.toMatch(/^(Upload|Find|Retire|Pay|Check|Decide)\b/)
    expect(says).toMatch(/^(Read|Look)\b/)
  }
  expect(told.map(({ to }) => to)).toEqual(['/holdings', '/programme', '/programme', '/holdings', '/reports'])
})
