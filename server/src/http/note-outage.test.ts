import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { buildServer } from './server.ts'

const requests = 200

test('while the database is away the log says so once and then counts, and does not repeat itself', async () => {
  const lines: { level: number; msg: string; refused?: number }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = await buildServer({
    config: readConfig({ NODE_ENV: 'test' }),
    secret: 'x'.repeat(40),
    log,
    authenticate: async () => null,
    routes: [],
    extensions: [
      (server) =>
        void server.get('/away', async () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        }),
    ],
  })
  for (let count = 0; count < requests; count++) expect((await app.inject('/away')).statusCode).toBe(503)
  const complaints = lines.filter(({ level }) => level >= 40)
  expect(complaints.map(({ msg }) => msg)).toEqual([
    'the database does not answer: requests are told so with 503',
  ])
  await app.close()
  expect(lines.at(-1)).toMatchObject({
    msg: 'requests were refused while the database did not answer',
    refused: requests - 1,
  })
})
