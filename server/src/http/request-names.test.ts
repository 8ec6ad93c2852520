import { expect, test } from 'vitest'
import { requestNames } from './request-names.ts'

test('no two requests are called the same, also beyond what is drawn together', () => {
  const [one, other] = [requestNames(), requestNames()]
  const names = Array.from({ length: 2000 }, () => [one(), other()]).flat()
  expect(new Set(names).size).toBe(4000)
  for (const name of names) expect(name).toMatch(/^req_[\w-]{12}$/)
})
