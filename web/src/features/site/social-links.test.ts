import { expect, test } from 'vitest'
import { followLink, shareablePath, shareLinks } from './social-links.ts'

test.each([
  ['https://www.linkedin.com/company/us', 'LinkedIn'],
  ['https://twitter.com/us', 'X'],
  ['https://gist.github.com/us', 'GitHub'],
  ['https://social.example/@us', 'social.example'],
  ['https://notgithub.com/us', 'notgithub.com'],
])('%s is known as %s', (href, name) => {
  expect(followLink(href)).toMatchObject({ href, name })
})

test('a page is passed on by its own address, whole and readable', () => {
  const links = shareLinks('https://market.example/projects/a&b#c')
  expect(links.map(({ name }) => name)).toEqual(['LinkedIn', 'X', 'E-mail'])
  for (const { href } of links) {
    expect(href).toContain('https://market.example/projects/a%26b%23c')
    const { searchParams } = new URL(href)
    expect(searchParams.get('url') ?? searchParams.get('body')).toBe('https://market.example/projects/a&b#c')
  }
})

test('an address that is the key to its page is not passed on', () => {
  for (const path of [
    '/quotes/AaHoz-token',
    '/analysis/0198',
    '/buy/0198',
    '/orders/0198',
    '/reset-password',
    '/',
  ])
    expect(shareablePath(path)).toBe('/')
  expect(shareablePath('/projects/0198/')).toBe('/projects/0198')
  expect(shareablePath('/certificates/0198')).toBe('/certificates/0198')
})
