import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CheckReading } from '../platform/check.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { drawMail } from '../platform/mail/draw-mail.ts'
import { type DrawnMail, sendMailTask } from '../platform/mail/mail.tasks.ts'
import type { Mail } from '../platform/mail/open-mail.ts'
import { startDatabaseLink } from '../testing/database-link.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { runAlerts } from './run-alerts.ts'
import { alertTeller } from './tell-alert.ts'
import { watchChecks } from './watch-checks.ts'
import { openWatchingPool } from './watching-pool.ts'

const log = pino({ level: 'silent' })
const secret = 'a secret that the receiver knows'
type Heard = {
  id: string
  state: string
  subject: string
  headline: string
  isReminder: boolean
  signed: boolean
}
const heard: Heard[] = []
/** The ids of what was refused. */
const refused: string[] = []
let answer = 200
/** Whoever is told, on the other side of the wire. */
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['ledgerleaf-signature'])) ?? []
    const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === signature
    if (answer === 200) heard.push({ ...JSON.parse(body), signed })
    else refused.push(JSON.parse(body).id)
    response.writeHead(answer).end()
  })
})
const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

let database: TestDatabase
let link: Awaited<ReturnType<typeof startDatabaseLink>>
let mails: DrawnMail[]
let closers: (() => Promise<void>)[]

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => void receiver.close(() => resolve())))
beforeEach(async () => {
  database = await testDatabase()
  link = await startDatabaseLink(database.url)
  heard.length = 0
  refused.length = 0
  mails = []
  closers = []
  answer = 200
})
afterEach(async () => {
  link.mend()
  for (const close of closers) await close()
  await link.close()
  await database.drop()
})

let reading: CheckReading
const good: CheckReading = { state: 'good', says: 'All is well.' }
const bad: CheckReading = { state: 'stopping', says: 'Nothing is done.', advice: 'Look at it.' }

/** One of several servers on the database, whose line to it can be cut: it reads what the test says. */
const server = (name: string, { isShared = true, goodMs = 0, smtpUrl = '' } = {}) => {
  const serving = openDatabase(link.url, log)
  const watching = openWatchingPool(serving.pool, log)
  const config = readConfig({
    ALERT_MAIL: 'ona@example.org',
    ALERT_WEBHOOK_URL: url(),
    ALERT_WEBHOOK_SECRET: secret,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://credits.example',
  })
  const send: Mail['send'] = async (message) => void mails.push(drawMail(message, config))
  const check = {
    name: 'lane-quick',
    title: 'Payments',
    unit: 'seconds',
    isShared,
    unread: { state: 'late', says: 'Not read.' },
    read: async () => reading,
  } as const
  const watch = watchChecks([check], { log })
  const alerts = runAlerts({
    db: watching.db,
    log,
    server: name,
    teller: alertTeller({ config, mail: { send }, log }),
    findStands: watch.find,
    findAddresses: async () => config.alerts.mail ?? [],
    timing: { goodMs, retryMs: 0 },
  })
  closers.push(async () => {
    await alerts.stop()
    await watching.close()
    await serving.close()
  })
  return async (rounds = 1) => {
    for (let round = 0; round < rounds; round++) {
      await watch.readAll()
      await alerts.tick()
    }
  }
}
const states = () => heard.map(({ state }) => state)
/** As if the time had passed. */
const passes = (interval: string) =>
  database.pool.query(
    `update standing_alerts set seen_bad_at = seen_bad_at - $1::interval, claimed_at = claimed_at - $1::interval,
       told_at = told_at - $1::interval`,
    [interval],
  )

test('two servers that see the same fault tell it once, by webhook and mail, and once that it is over', async () => {
  const [one, two] = [server('one:1'), server('two:1')]
  reading = good
  await Promise.all([one(4), two(4)])
  reading = bad
  await Promise.all([one(2), two(2)])
  expect(heard).toEqual([])
  await Promise.all([one(4), two(4)])
  expect(heard).toMatchObject([
    { state: 'stopping', subject: 'lane-quick', headline: 'Payments: people are stopped', signed: true },
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'ona@example.org',
    subject: expect.stringMatching(/^Payments: people are stopped \((one|two):1\)$/),
    text: expect.stringContaining('Look at it.'),
  })
  expect(mails[0]?.text).toContain('https://credits.example/operator/standing')
  // None of it went through the line in which mails wait.
  const waiting = 'select from graphile_worker.jobs where task_identifier = $1'
  expect((await database.pool.query(waiting, [sendMailTask.name])).rowCount).toBe(0)

  reading = good
  await one(4)
  expect(states()).toEqual(['stopping'])
  await passes('20 s')
  await Promise.all([one(2), two(2)])
  expect(states()).toEqual(['stopping', 'good'])
})

test('a fault that comes and goes is not told each time, and one that stays is told again after hours', async () => {
  const one = server('one:1', { goodMs: 60_000 })
  for (let turn = 0; turn < 4; turn++) {
    reading = bad
    await one(3)
    reading = good
    await one(3)
    await passes('20 s')
  }
  expect(states()).toEqual(['stopping'])
  reading = bad
  await one(3)
  await passes('7 h')
  await one(2)
  expect(heard).toMatchObject([
    { isReminder: false },
    { isReminder: true, headline: 'Payments: people are stopped, still' },
  ])
})

test('what each server has of its own is told by each, under its name', async () => {
  const [one, two] = [server('one:1', { isShared: false }), server('two:1', { isShared: false })]
  reading = bad
  await Promise.all([one(3), two(3)])
  expect(heard.map(({ subject }) => subject).sort()).toEqual(['lane-quick@one:1', 'lane-quick@two:1'])
})

test('while the database is away a server tells it by itself, once, and says later that it is over', async () => {
  const one = server('one:1', { isShared: false })
  reading = good
  await one(1)
  link.cut()
  reading = bad
  await one(6)
  expect(states()).toEqual(['stopping'])
  expect(mails).toHaveLength(1)
  link.mend()
  await one(2)
  reading = good
  await one(1)
  await passes('20 s')
  await one(2)
  expect(states()).toEqual(['stopping', 'good'])
})

test('an alert that reached nobody is told by whoever comes after, and not for ever', async () => {
  const [one, two] = [server('one:1'), server('two:1')]
  await database.pool.query(
    `insert into standing_alerts (subject, state, since, seen_bad_at, claimed_at)
     values ('lane-quick', 'stopping', now(), now(), now() - interval '10 s')`,
  )
  reading = bad
  // Somebody took it up a moment ago, and may be telling it.
  await two(3)
  expect(heard).toEqual([])
  await passes('40 s')
  await one(3)
  expect(states()).toEqual(['stopping'])
  await database.pool.query('update standing_alerts set told_at = null, attempts = 5')
  await passes('40 s')
  await Promise.all([one(2), two(2)])
  expect(states()).toEqual(['stopping'])
})

test('what was told before the database went away is not told again, neither then nor when it is back', async () => {
  const one = server('one:1')
  reading = bad
  await one(3)
  expect(states()).toEqual(['stopping'])
  link.cut()
  await one(6)
  link.mend()
  await one(3)
  await passes('40 s')
  await one(3)
  expect(states()).toEqual(['stopping'])
  expect(mails).toHaveLength(1)
})

test('a webhook that refuses is called again with the same id, after longer and longer, and the mail is not sent twice', async () => {
  answer = 500
  const one = server('one:1')
  reading = bad
  await one(4)
  expect([refused.length, mails.length]).toEqual([1, 1])
  await passes('40 s')
  await one(3)
  expect(refused).toHaveLength(2)
  await passes('40 s')
  await one(3)
  expect(refused).toHaveLength(2)
  answer = 200
  await passes('90 s')
  await one(3)
  expect(heard).toMatchObject([{ id: refused[0], state: 'stopping', isReminder: false }])
  expect(new Set(refused).size).toBe(1)
  await passes('1 h')
  await one(3)
  expect([heard.length, mails.length]).toEqual([1, 1])
})

test('a mail in the outbox has told nobody: once there is a mail server, what is still bad leaves by it', async () => {
  reading = bad
  await server('one:1')(3)
  expect([heard.length, mails.length]).toEqual([1, 1])
  await passes('40 s')
  await server('one:1', { smtpUrl: 'smtp://mail.example' })(4)
  expect([heard.length, mails.length]).toEqual([1, 2])
})

test('a webhook that refuses while the database is away is called again with the same id', async () => {
  const one = server('one:1', { isShared: false })
  reading = good
  await one(1)
  link.cut()
  answer = 500
  reading = bad
  await one(4)
  answer = 200
  await one(2)
  link.mend()
  await passes('40 s')
  await one(2)
  expect(states()).toEqual(['stopping'])
  expect(new Set([...refused, heard[0]?.id]).size).toBe(1)
  expect(mails).toHaveLength(1)
})

test('what is silenced is not told until the silence is over, and then it is', async () => {
  const one = server('one:1')
  await database.pool.query(
    `insert into standing_silences (id, check_name, reason, begun_at, silent_until)
     values (gen_random_uuid(), 'lane-quick', 'We know', now(), now() + interval '1 hour')`,
  )
  reading = bad
  await one(5)
  expect(heard).toEqual([])
  await database.pool.query(
    `update standing_silences set begun_at = now() - interval '2 hours', silent_until = now() - interval '1 s'`,
  )
  await one(1)
  expect(states()).toEqual(['stopping'])
})
