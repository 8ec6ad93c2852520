import { expect, test } from 'vitest'
import { registryLink } from './registry-links.ts'

test('a link is built where the address of a registry is known, and from nothing but its own kind of id', () => {
  expect(registryLink('Verra VCS', '53562')).toBe(
    'https://registry.verra.org/myModule/rpt/myrpt.asp?r=206&h=53562',
  )
  expect(registryLink('Gold Standard', '107995')).toBe(
    'https://registry.goldstandard.org/credit-blocks/details/107995',
  )
  expect(registryLink('Isometric', 'ret_1KNSQMD6Z1S0TB50')).toBe(
    'https://to.isometric.com/ret_1KNSQMD6Z1S0TB50',
  )
  for (const id of ['53562&x=1', '../etc', 'R-1', '']) expect(registryLink('Verra VCS', id)).toBeNull()
  expect(registryLink('Demo Nature Registry', '1')).toBeNull()
})
