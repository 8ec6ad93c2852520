import type { RegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { expect, test } from 'vitest'
import { tellRetired } from './retired-words.ts'

const line = (quantity: number, state: RegistryRetirement['state']) => ({
  quantity,
  atRegistry: { state } as RegistryRetirement,
})

test('what is retired is told with what of it the registry does not show yet', () => {
  expect(tellRetired([line(300, 'done'), line(100, 'pending'), line(20, 'instructed')])).toBe(
    '420 t retired here, 120 t of it not yet retired at the registry',
  )
  expect(tellRetired([line(1300, 'done'), { quantity: 5, atRegistry: null }])).toBe('1,305 t retired here')
})
