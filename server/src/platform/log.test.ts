import { DrizzleQueryError } from 'drizzle-orm/errors'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const listen = () => {
  const lines: string[] = []
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) }
}

const lost = Object.assign(new Error('the connection was lost'), { code: '08006' })
const failed = () =>
  new DrizzleQueryError('insert into t values ($1)', ['link?token=abc', 'ann@example.org'], lost)

test.each(['err', 'error'])(
  'an error under "%s" is told whole, but for the values of its statement',
  (key) => {
    const { lines, log } = listen()
    log.error({ [key]: failed() }, 'request failed')
    const [line = ''] = lines
    expect(line).not.toMatch(/abc|ann@example/)
    expect(JSON.parse(line)[key]).toMatchObject({
      message: expect.stringContaining('insert into t'),
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'the connection was lost', code: '08006' },
    })
  },
)

test('an error among the details of another library is told no further', () => {
  const { lines, log } = listen()
  log.error({ details: [failed(), 'why'] }, 'failed')
  expect(lines[0]).not.toMatch(/abc|ann@example/)
  expect(lines[0]).toContain('the connection was lost')
})

test('a request is logged without what follows its question mark, and without its headers', async () => {
  const { lines, log } = listen()
  const app = Fastify({ loggerInstance: log })
  app.get('/reset-password', async () => 'a page')
  await app.inject({ url: '/reset-password?token=abc', headers: { cookie: 'session=abc' } })
  await app.close()
  expect(lines.join('')).toContain('"url":"/reset-password"')
  expect(lines.join('')).not.toContain('abc')
})
