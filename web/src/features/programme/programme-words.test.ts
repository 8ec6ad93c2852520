import type { BaseYear } from '@ledgerleaf/contract/programme'
import { expect, test } from 'vitest'
import { sayBase } from './programme-words.ts'

const base = (more: Partial<BaseYear>) => ({ thresholdPercent: 5, ...more }) as BaseYear

test('a change just below the threshold does not read like one that reaches it', () => {
  expect(sayBase(base({ state: 'below', changePercent: 4.96 }))).toContain(
    'Changed by 4.96 %, below your threshold of 5 %',
  )
  expect(sayBase(base({ state: 'below', changePercent: 0.04 }))).toContain('Changed by 0.04 %')
})
