import { expect, test } from 'vitest'
import { followLink, shareLinks } from './social-links.ts'

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
