import { expect, test } from 'vitest'
import { wrongPhotograph } from './wrong-photograph.ts'

test('a file that is too large or no photograph is told when it is chosen, with the limit', () => {
  const megabyte = 1024 * 1024
  expect(wrongPhotograph({ name: 'a.jpg', type: 'image/jpeg', size: 15 * megabyte })).toBeNull()
  expect(wrongPhotograph({ name: 'a.jpg', type: 'image/jpeg', size: 20 * megabyte })).toBe(
    'a.jpg has 20.0 MB. A photograph may have 15 MB.',
  )
  expect(wrongPhotograph({ name: 'a.svg', type: 'image/svg+xml', size: 100 })).toBe(
    'a.svg is no JPEG, PNG or WebP. Please choose another.',
  )
})
