import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doTask } from '../../testing/do-task.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { testDns } from '../../testing/test-dns.ts'
import { type Received, type TestReceiver, testReceiver } from '../../testing/test-receiver.ts'
import { shortWaits, testWebhooks } from '../../testing/test-webhooks.ts'
import { findDueWebhooksTask, sendWebhooksTask, sweepWebhooksTask } from './webhooks.tasks.ts'

let database: TestDatabase
const receivers: TestReceiver[] = []
const receiver = async (...answer: Parameters<typeof testReceiver>) => {
  const opened = await testReceiver(...answer)
  receivers.push(opened)
  return opened
}
const read = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query(statement, values)).rows
const claimOf = ({ body }: Pick<Received, 'body'>): string => JSON.parse(body).data.claimId

const countWaiting = async (organisationId: string): Promise<number> => {
  const [left] = await read<{ waiting: number }>(
    `select count(*)::int as waiting from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
      where event.organisation_id = $1 and delivery.state = 'waiting'`,
    [organisationId],
  )
  return left?.waiting ?? 0
}

/** Waits until nothing of an organisation waits any more; bounded, and over the moment it is so. */
const untilDone = async (organisationId: string): Promise<void> => {
  for (let look = 0; look < 1200; look++) {
    if ((await countWaiting(organisationId)) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('something still waits')
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const one of receivers) one.close()
  await database.drop()
})

test('what is sent is signed so that the library of the specification takes it, and takes nothing altered or old', async () => {
  const there = await receiver()
  const webhooks = await testWebhooks(database)
  const { id, secret } = await webhooks.addTo(there.url())
  await webhooks.tell(['one'], 1)
  await doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  const [got] = there.received
  const { body = '', headers } = got ?? {}
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const verifier = new Webhook(secret)
  const signed = headers as Record<string, string>
  expect(verifier.verify(body, signed)).toMatchObject({
    id: signed['webhook-id'],
    type: 'claim.published',
    version: 1,
    organisationId: webhooks.organisationId,
    data: { claimId: 'one 1' },
  })
  expect(headers?.['content-type']).toBe('application/json; charset=utf-8')
  expect(() => verifier.verify(`${body} `, signed)).toThrow('No matching signature')
  expect(() => new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw').verify(body, signed)).toThrow()
  const old = { ...signed, 'webhook-timestamp': String(Number(signed['webhook-timestamp']) - 600) }
  expect(() => verifier.verify(body, old)).toThrow('too old')
})

test('a fact that is told three times at once is sent once', async () => {
  const there = await receiver()
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  await Promise.all([webhooks.tell(['one'], 1), webhooks.tell(['one'], 1), webhooks.tell(['one'], 1)])
  await doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  expect(there.received).toHaveLength(1)
})

test('of an organisation without endpoints nothing is written', async () => {
  const webhooks = await testWebhooks(database)
  await webhooks.tell(['one'], 1)
  expect(
    await read('select from webhook_events where organisation_id = $1', [webhooks.organisationId]),
  ).toHaveLength(0)
})

test('what comes after a failure of the same object waits for it; what is about another goes on', async () => {
  let refusals = 3
  const there = await receiver((got, response) => {
    const refuses = claimOf(got) === 'slow 1' && refusals > 0
    if (refuses) refusals -= 1
    response.writeHead(refuses ? 500 : 200).end()
  })
  const webhooks = await testWebhooks(database)
  await webhooks.addTo(there.url())
  for (const which of [1, 2, 3]) await webhooks.tell(['slow', 'other'], which)
  const jobs = await webhooks.work(shortWaits)
  await untilDone(webhooks.organisationId)
  await jobs.stop()
  const order = there.received.map(claimOf)
  expect(order.filter((claim) => claim.startsWith('slow'))).toEqual([
    'slow 1',
    'slow 1',
    'slow 1',
    'slow 1',
    'slow 2',
    'slow 3',
  ])
  expect(order.filter((claim) => claim.startsWith('other'))).toEqual(['other 1', 'other 2', 'other 3'])
  expect(order.indexOf('other 3')).toBeLessThan(order.indexOf('slow 2'))
  const ids = there.received
    .filter((got) => claimOf(got) === 'slow 1')
    .map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
})

test('it is tried ten times with growing waits, then given up, and what waited behind it goes on', async () => {
  const there = await receiver((got, response) =>
    response.writeHead(claimOf(got) === 'one 1' ? 503 : 200).end('busy'),
  )
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  await webhooks.tell(['one'], 1)
  await webhooks.tell(['one'], 2)
  const send = () => doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  const waits: number[] = []
  for (let attempt = 1; attempt <= 10; attempt++) {
    await send()
    const [{ minutes } = { minutes: 0 }] = await read<{ minutes: number }>(
      `select extract(epoch from next_attempt_at - now())::float8 / 60 as minutes from webhook_deliveries
        where endpoint_id = $1 order by sequence limit 1`,
      [id],
    )
    if (attempt < 10) waits.push(minutes)
    await read(
      `update webhook_deliveries set next_attempt_at = now() - interval '1 s' where endpoint_id = $1`,
      [id],
    )
    await read('update webhook_endpoints set rests_until = null where id = $1', [id])
  }
  await send()
  const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
  for (const [at, wait] of hours.entries()) {
    expect(waits[at]).toBeGreaterThan(wait * 60 - 0.1)
    expect(waits[at]).toBeLessThan(wait * 66 + 0.1)
  }
  expect(there.received.map(claimOf)).toEqual([...Array(10).fill('one 1'), 'one 2'])
  expect(
    await read('select state, attempts from webhook_deliveries where endpoint_id = $1 order by sequence', [
      id,
    ]),
  ).toEqual([
    { state: 'given_up', attempts: 10 },
    { state: 'delivered', attempts: 1 },
  ])
  const [attempt] = await read(
    'select status, failure, answer from webhook_attempts where endpoint_id = $1 order by id limit 1',
    [id],
  )
  expect(attempt).toEqual({ status: 503, failure: 'It answered with status 503.', answer: 'busy' })
})

test('an endpoint removed while it is being asked is gone with all that was sent to it, and nothing breaks', async () => {
  let release = () => {}
  const there = await receiver((_, response) => {
    release = () => response.writeHead(200).end()
  })
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  await webhooks.tell(['one'], 1)
  const sending = doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  await there.atLeast(1)
  await read('delete from webhook_endpoints where id = $1', [id])
  release()
  await sending
  expect(await read('select from webhook_attempts where endpoint_id = $1', [id])).toHaveLength(0)
  await doTask(webhooks.handlers(), sweepWebhooksTask, {})
  expect(await read('select from webhook_deliveries where endpoint_id = $1', [id])).toHaveLength(0)
  expect(
    await read('select from webhook_events where organisation_id = $1', [webhooks.organisationId]),
  ).toHaveLength(0)
})

test('two workers send one thing once, and no more than four to one endpoint at once', async () => {
  let open = 0
  let most = 0
  const there = await receiver((_, response) => {
    open += 1
    most = Math.max(most, open)
    setImmediate(() => {
      open -= 1
      response.writeHead(200).end()
    })
  })
  const webhooks = await testWebhooks(database)
  await webhooks.addTo(there.url())
  const objects = Array.from({ length: 20 }, (_, at) => `object ${at}`)
  const workers = [await webhooks.work(), await webhooks.work()]
  for (const which of [1, 2, 3]) await webhooks.tell(objects, which)
  await untilDone(webhooks.organisationId)
  for (const jobs of workers) await jobs.stop()
  expect(there.received.map(claimOf).sort()).toEqual(
    objects.flatMap((claim) => [1, 2, 3].map((which) => `${claim} ${which}`)).sort(),
  )
  expect(most).toBeLessThanOrEqual(4)
})

test('what a process left half done is taken up by the next, and found by the clock where its job is lost', async () => {
  const there = await receiver()
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  await webhooks.tell(['one'], 1)
  await read(
    `update webhook_deliveries set lease = gen_random_uuid(), leased_until = now() + interval '30 s',
      next_attempt_at = now() - interval '1 min' where endpoint_id = $1`,
    [id],
  )
  await read('delete from graphile_worker._private_jobs where payload::text like $1', [`%${id}%`])
  const look = () => doTask(webhooks.handlers(), findDueWebhooksTask, {})
  const waiting = () =>
    read('select from graphile_worker._private_jobs where payload::text like $1', [`%${id}%`])
  await look()
  expect(await waiting()).toHaveLength(0)
  await read(`update webhook_deliveries set leased_until = now() - interval '1 s' where endpoint_id = $1`, [
    id,
  ])
  await look()
  expect(await waiting()).toHaveLength(1)
  await doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  expect(there.received).toHaveLength(1)
})

test('a dead endpoint is left in peace more and more, and holds nobody up', async () => {
  const dead = await receiver((_, response) => response.destroy())
  const well = await receiver()
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(dead.url())
  await webhooks.addTo(well.url())
  const objects = Array.from({ length: 40 }, (_, at) => `object ${at}`)
  await webhooks.tell(objects, 1)
  const jobs = await webhooks.work()
  await well.atLeast(40)
  await jobs.stop()
  const [{ failures, rests } = { failures: 0, rests: 0 }] = await read<{ failures: number; rests: number }>(
    `select failures_in_row as failures, extract(epoch from rests_until - now())::float8 as rests
      from webhook_endpoints where id = $1`,
    [id],
  )
  // Ten, and those that were under way by then; the other thirty were not even tried.
  expect(failures).toBeGreaterThanOrEqual(10)
  expect(failures).toBeLessThan(14)
  expect(rests).toBeGreaterThan(5)
})

test('a name that leads somewhere else at the moment of sending is not followed into our network', async () => {
  const there = await receiver()
  const dns = await testDns()
  dns.addresses.set('turncoat.example', ['93.184.216.34'])
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url('/hooks', 'turncoat.example').replace('http:', 'https:'))
  await webhooks.tell(['one'], 1)
  dns.addresses.set('turncoat.example', ['127.0.0.1'])
  const outside = { dnsServers: [dns.server], isPrivateAllowed: false }
  await doTask(webhooks.handlers(shortWaits, outside), sendWebhooksTask, { endpointId: id })
  expect(there.received).toHaveLength(0)
  expect(await read('select status, failure from webhook_attempts where endpoint_id = $1', [id])).toEqual([
    { status: null, failure: 'turncoat.example is not on the public internet, so it is not asked.' },
  ])
  dns.close()
})

test('a redirect is a failure that is not followed', async () => {
  const inside = await receiver()
  const there = await receiver((_, response) =>
    response.writeHead(307, { location: inside.url('/latest/meta-data') }).end(),
  )
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  await webhooks.tell(['one'], 1)
  await doTask(webhooks.handlers(), sendWebhooksTask, { endpointId: id })
  expect(inside.received).toHaveLength(0)
  expect(await read('select status, failure from webhook_attempts where endpoint_id = $1', [id])).toEqual([
    { status: 307, failure: 'It answered with a redirect, which is not followed.' },
  ])
})

test('two hundred events to a receiver that fails by chance all arrive, each object in order', async () => {
  const there = await receiver((got, response) => {
    const chance = Math.random()
    if (chance < 0.1) return response.destroy()
    response.writeHead(chance < 0.3 ? 500 : 200).end(claimOf(got))
  })
  const webhooks = await testWebhooks(database)
  const { id } = await webhooks.addTo(there.url())
  const objects = Array.from({ length: 40 }, (_, at) => `object ${at}`)
  for (const which of [1, 2, 3, 4, 5]) await webhooks.tell(objects, which)
  // Four who send side by side, again and again as the clock would have them.
  const send = () => doTask(webhooks.handlers(shortWaits), sendWebhooksTask, { endpointId: id })
  for (let round = 0; round < 2000 && (await countWaiting(webhooks.organisationId)) > 0; round++)
    await Promise.all([send(), send(), send(), send()])
  const answers = await read<{ claim: string }>(
    `select answer as claim from webhook_attempts where endpoint_id = $1 and status = 200 order by id`,
    [id],
  )
  const taken = answers.map(({ claim }) => claim)
  for (const object of objects)
    expect(taken.filter((claim) => claim.startsWith(`${object} `))).toEqual(
      [1, 2, 3, 4, 5].map((which) => `${object} ${which}`),
    )
}, 300_000)
