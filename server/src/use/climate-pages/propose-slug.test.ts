import { ClimateSlug } from '@ledgerleaf/contract/climate-pages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeSlug } from './propose-slug.ts'

test('a name becomes an address that can be said', () => {
  expect(proposeSlug('Müller & Söhne Großhandel AG')).toBe('muller-sohne-grosshandel-ag')
  expect(proposeSlug('  Café—Zürich  ')).toBe('cafe-zurich')
  expect(proposeSlug('株式会社')).toBe('')
  expect(proposeSlug('AB')).toBe('')
})

test('whatever the name, the address is one that can be saved, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = proposeSlug(name)
      return slug === '' || ClimateSlug.safeParse(slug).success
    }),
  )
})
