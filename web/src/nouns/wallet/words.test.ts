import { expect, test } from 'vitest'
import { tellBringBack, tellWithdrawal } from './words.ts'

test('a withdrawal is said to be there only once it is confirmed', () => {
  expect(tellWithdrawal({ state: 'waiting', block: null })).toEqual({
    says: 'Waiting for the chain',
    tone: 'attention',
  })
  expect(tellWithdrawal({ state: 'mined', block: 7 }).tone).toBe('attention')
  expect(tellWithdrawal({ state: 'confirmed', block: 7 })).toEqual({
    says: 'In block 7, confirmed',
    tone: 'leaf',
  })
})

test('tokens are said to be back once the ledger has them, and a refusal says that nothing moved', () => {
  expect(tellBringBack({ state: 'mined' }).says).toContain('waiting')
  expect(tellBringBack({ state: 'back' }).tone).toBe('leaf')
  expect(tellBringBack({ state: 'refused' }).says).toContain('nothing moved')
})
