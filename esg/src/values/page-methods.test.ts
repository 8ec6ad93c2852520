import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { pageMethods } from './page-methods.ts'

const page = (...lines: string[]) => drawPage(lines.join('\n'))

test('a note below a table says how its Scope 2 was counted', () => {
  const read = page(
    'Emissions in tCO2e          2023      2022',
    'Scope 2                    9,635     9,387',
    '',
    'Scope 2 emissions are calculated using the market-based method.',
  )
  expect(pageMethods(read)).toEqual(['market'])
})

test('a page that names both methods names both, and one that names none has none', () => {
  expect(pageMethods(page('Scope 2 is market-based. By the location-based method it is 9,847 t.'))).toEqual([
    'location',
    'market',
  ])
  expect(pageMethods(page('Our markets grew, and 9,635 t were emitted.'))).toEqual([])
})
