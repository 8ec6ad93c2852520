import { expect, test } from 'vitest'
import { registries, tokenRule } from './registries.ts'

test('no credit leaves as a token unless its registry is known to allow it', () => {
  expect(registries.filter(({ name }) => tokenRule(name).allowed).map(({ name }) => name)).toEqual([
    'Demo Removal Registry',
  ])
  expect(tokenRule('A registry nobody knows')).toMatchObject({ allowed: false })
})

test('every rule about tokens tells its reason and where that is from', () => {
  for (const { name } of registries) {
    const { reason, source } = tokenRule(name)
    expect(reason, name).toContain(name.replace(' VCS', ''))
    expect(source, name).not.toBe('')
  }
})
