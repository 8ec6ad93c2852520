import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { RetryWaits } from '../../server/src/people/webhooks/settle-delivery.ts'
import { openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { testDns } from '../../server/src/testing/test-dns.ts'
import { type Received, testReceiver } from '../../server/src/testing/test-receiver.ts'
import { testWebhooks } from '../../server/src/testing/test-webhooks.ts'
import type { Table } from './results-page.ts'

const events = Number(process.env.WEBHOOKS ?? 10_000)
const receivers = 4
const eventsOfObject = 5
// Of a hundred attempts so many are refused with a status, and so many are broken off.
const [refused, brokenOff] = [20, 10]

/** As usual, but for what would take days. */
const waits: RetryWaits = { afterMs: [50, 100, 200, 400, 800, 1000, 1000, 1000, 1000], restMsMax: 1000 }

/** Addresses of our own network in every way a name may lead there; the last also to a public one. */
const inside = [['127.0.0.1'], ['::1'], ['10.0.0.8'], ['169.254.169.254'], ['93.184.216.34', '127.0.0.1']]

const claimOf = ({ body }: Pick<Received, 'body'>): string => JSON.parse(body).data.claimId
const idOf = ({ headers }: Received): string => String(headers['webhook-id'])

type Opened = ReturnType<typeof openDatabase>

const countWaiting = async ({ pool }: Opened): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from webhook_deliveries delivery
       join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
     where delivery.state = 'waiting' and endpoint.description <> 'dead'`,
  )
  return rows[0]?.waiting ?? 0
}

const untilSent = async (database: Opened, secondsMax: number): Promise<void> => {
  const begun = performance.now()
  while ((await countWaiting(database)) > 0) {
    if (performance.now() - begun > secondsMax * 1000) throw new Error('webhooks were not sent in time')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** How many claims were taken before one that happened earlier to the same object. */
const countDisordered = (taken: readonly string[]): number => {
  const last = new Map<string, number>()
  let disordered = 0
  for (const claim of taken) {
    const [object = '', which] = claim.split(' ')
    if (Number(which) < (last.get(object) ?? 0)) disordered += 1
    last.set(object, Math.max(Number(which), last.get(object) ?? 0))
  }
  return disordered
}

/** Receivers that fail by chance, one that is dead, and names that lead into our own network. */
const measure = async (database: Opened): Promise<string[][]> => {
  const taken: { claim: string; id: string }[] = []
  let failures = 0
  const open = await Promise.all(
    Array.from({ length: receivers }, () =>
      testReceiver((got, response) => {
        const chance = Math.random() * 100
        if (chance < brokenOff + refused) failures += 1
        else taken.push({ claim: claimOf(got), id: idOf(got) })
        if (chance < brokenOff) response.destroy()
        else response.writeHead(chance < brokenOff + refused ? 500 : 204).end()
      }),
    ),
  )
  const dead = await testReceiver((_, response) => response.destroy())
  const parties = await Promise.all(
    open.map(async ({ url }) => {
      const webhooks = await testWebhooks(database)
      await webhooks.addTo(url())
      return webhooks
    }),
  )
  const lost = await testWebhooks(database)
  const { id } = await lost.addTo(dead.url())
  await database.pool.query(`update webhook_endpoints set description = 'dead' where id = $1`, [id])
  const objects = Array.from(
    { length: events / receivers / eventsOfObject },
    (_, at) => `object-${String(at)}`,
  )
  const begun = performance.now()
  const workers = await Promise.all([lost.work(waits), lost.work(waits)])
  for (let which = 1; which <= eventsOfObject; which++)
    for (const webhooks of [...parties, lost]) await webhooks.tell(objects, which)
  await untilSent(database, 900)
  const seconds = (performance.now() - begun) / 1000
  for (const jobs of workers) await jobs.stop()
  const disordered = open.reduce((sum, { received }) => {
    const ids = new Set(received.map(idOf))
    return sum + countDisordered(taken.filter((one) => ids.has(one.id)).map(({ claim }) => claim))
  }, 0)
  const distinct = new Set(taken.map((one) => one.id)).size
  for (const one of [...open, dead]) one.close()
  const whole = (count: number) => count.toLocaleString('en-US')
  return [
    ['events told', whole(events)],
    ['events that arrived at least once', whole(distinct)],
    ['events that arrived more than once', whole(taken.length - distinct)],
    ['attempts that failed by chance', whole(failures)],
    ['arrived before an earlier one of the same object', whole(disordered)],
    ['attempts at the dead endpoint beside them', whole(dead.received.length)],
    ['seconds', seconds.toFixed(1)],
    ['arrived per second', whole(Math.round(distinct / seconds))],
  ]
}

/** Endpoints whose names came to lead into our own network after they were added: nobody there hears anything. */
const measureInside = async (database: Opened): Promise<string[]> => {
  const trap = await testReceiver()
  const dns = await testDns()
  const port = new URL(trap.url()).port
  const webhooks = await testWebhooks(database)
  for (const [at, addresses] of inside.entries()) {
    dns.addresses.set(`inside-${at}.example`, addresses)
    await webhooks.addTo(`https://inside-${at}.example:${port}/`)
  }
  await webhooks.addTo(trap.url())
  await webhooks.tell(['object'], 1)
  await webhooks.tell(['other'], 1)
  const jobs = await webhooks.work(
    { afterMs: [50, 50], restMsMax: 100 },
    { dnsServers: [dns.server], isPrivateAllowed: false },
  )
  await untilSent(database, 120)
  await jobs.stop()
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from webhook_attempts attempt join webhook_endpoints endpoint on endpoint.id = attempt.endpoint_id
      where endpoint.organisation_id = $1`,
    [webhooks.organisationId],
  )
  trap.close()
  dns.close()
  return ['sent to a private address', `${trap.received.length} of ${rows[0]?.count} attempts`]
}

/** Ten thousand events to programs that fail by chance: what arrives, in which order, and how fast. */
export const measureWebhooks = async (): Promise<Table> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-bench-webhooks-'))
  const postgres = await launchPostgres(path.join(folder, 'postgres'))
  const database = openDatabase(postgres.url, openLog('silent'))
  try {
    await migrate(database.pool)
    const rows = await measure(database)
    rows.push(await measureInside(database))
    return {
      title: 'Webhooks to programs that fail by chance',
      note: `${events.toLocaleString('en-US')} events of ${(events / eventsOfObject).toLocaleString('en-US')} objects to ${receivers} programs on loopback, through two processes’ worth of workers. Of a hundred attempts ${refused} are answered with status 500 and ${brokenOff} are broken off, by chance; beside them stands a program that breaks off everything. It waits ${waits.afterMs[0]} ms before the second attempt and up to a second later on, not hours. Then events go to names that lead into our own network, as a production server would send them.`,
      head: ['What', 'Figure'],
      rows,
    }
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
