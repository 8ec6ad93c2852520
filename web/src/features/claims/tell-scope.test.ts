import { expect, test } from 'vitest'
import { tellScope } from './tell-scope.ts'

const scope = {
  markets: ['other'],
  about: '',
  footprintYear: 2024,
  periodStartsOn: '2024-01-01',
  periodEndsOn: '2024-12-31',
  isOfItsYear: true,
}

test('the scope of a claim is told in a line, and many markets by their number', () => {
  expect(tellScope(scope)).toBe('Elsewhere · footprint of 2024')
  expect(tellScope({ ...scope, markets: ['eu', 'germany'], about: 'product' })).toBe(
    'European Union, Germany · a product · footprint of 2024',
  )
  expect(tellScope({ ...scope, markets: ['eu', 'germany', 'france'] })).toBe('3 markets · footprint of 2024')
})

test('a period of its own is named beside the footprint, and where there is none to go by', () => {
  expect(tellScope({ ...scope, isOfItsYear: false })).toContain('footprint of 2024 · ')
  expect(tellScope({ ...scope, footprintYear: null, isOfItsYear: false })).toMatch(/^Elsewhere · .*2024/)
})
