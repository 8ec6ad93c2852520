import { expect, test } from 'vitest'
import { refuseRegistryLink, registryLink } from './registry-links.ts'

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

test.each([
  ['Verra VCS', 'https://registry.verra.org/app/projectDetail/VCS/1', null],
  ['Verra VCS', 'https://verra.org/1', null],
  ['Verra VCS', 'https://notverra.org/1', 'notverra.org is not a site of Verra VCS: verra.org'],
  ['Verra VCS', 'https://verra.org.example/1', 'verra.org.example is not a site of Verra VCS: verra.org'],
  ['Cercarbono', 'https://www.ecoregistry.io/1', null],
  ['American Carbon Registry', 'https://acr2.apx.com/1', null],
  [
    'Climate Action Reserve',
    'https://acr2.apx.com/1',
    expect.stringContaining('acr2.apx.com is not a site of'),
  ],
  ['A registry nobody told us of', 'https://anything.example/1', null],
  ['A registry nobody told us of', 'http://anything.example/1', expect.stringContaining('https://')],
])('a page of %s may be %s: %s', (registry, link, refusal) => {
  expect(refuseRegistryLink(registry, link)).toEqual(refusal)
})
