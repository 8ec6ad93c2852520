import { publicPaths } from '@ledgerleaf/contract/pages'
import { expect, test } from 'vitest'
import { choosePublicPages } from './public-pages.ts'

const listed = [...publicPaths, '/projects/one', '/projects/two', '/sellers/ann']

test('every public page is measured, and of pages about one thing the first that the sitemap names', () => {
  expect(choosePublicPages(listed)).toEqual([
    ...publicPaths.map((path) => ({ name: path, path })),
    { name: '/sellers/:id', path: '/sellers/ann' },
    { name: '/projects/:id', path: '/projects/one' },
  ])
})

test('a sitemap that names no project is an error, not one page less', () => {
  expect(() => choosePublicPages(publicPaths)).toThrow('the sitemap names no page like /sellers/:id')
})
