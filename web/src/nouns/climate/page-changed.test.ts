import { expect, test } from 'vitest'
import { stale } from '../../api/signals.ts'
import { climateKeys } from './keys.ts'
import { pageChanged } from './page-changed.ts'

test('what an organisation decides about its page is read again on the public page too', () => {
  const told: (readonly string[])[] = []
  const end = stale.listen((key) => void told.push(key))
  pageChanged()
  end()
  expect(told).toEqual([climateKeys.own, climateKeys.page])
})
