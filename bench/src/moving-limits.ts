import path from 'node:path'
import { openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { stockMarket } from './market-stock.ts'
import { quantile } from './quantile.ts'
import { makeDataDir, startServer } from './server-process.ts'

const listings = 1_000
const rounds = 12
const spread = { projectPercentMax: 50, projectsMin: 3 }
const steps = Array.from({ length: rounds }, (_, at) => at)

/** A hand that moves one limit: every step is another wish. */
const drags: Record<string, (at: number) => object> = {
  'least score': (at) => ({ tonnes: 2_000, goal: 'cost', limits: { ...spread, scoreMin: 20 + at * 4 } }),
  'share of removals': (at) => ({
    tonnes: 2_000,
    goal: 'cost',
    limits: { ...spread, removalPercentMin: 10 + at * 7 },
  }),
  'budget, for the best quality': (at) => ({
    tonnes: 2_000,
    goal: 'quality',
    budgetCents: 2_000 * (2_000 + at * 700),
    limits: spread,
  }),
}

const timeCall = async (address: string, wish: object): Promise<number> => {
  const begun = performance.now()
  const body = JSON.stringify(wish)
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const { basket } = (await answer.json()) as { basket: object | null }
  if (!answer.ok || !basket) throw new Error(`${body}: ${answer.status}`)
  return performance.now() - begun
}

/** The basket that follows a hand, from the call to the last byte, with a thousand listings on sale. */
export const measureMovingLimits = async () => {
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir, { DEMO: '0' })
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  const database = openDatabase(postgres.url, openLog('error'), 1)
  try {
    await stockMarket(database.pool, listings)
    // Every listing but each ninth has a score.
    await database.pool.query(
      `insert into scores (project_id, vintage, rule_set, value, grade, confidence, card, scored_at, is_approved)
       select distinct on (project_id, vintage) project_id, vintage, 'bench', abs(hashtext(listing_id::text) % 101), 'C', 50, '{}'::jsonb, now(), true
       from sellable_listings where abs(hashtext(listing_id::text) % 9) > 0`,
    )
    await database.pool.query('vacuum analyze scores')
    const address = `${server.origin}/api/recommendations/basket`
    const first = drags['least score']?.(0) ?? {}
    for (let warm = 0; warm < 5; warm++) await timeCall(address, first)
    const rows: string[][] = []
    for (const [name, wishAt] of Object.entries(drags)) {
      const times: number[] = []
      for (const at of steps) times.push(await timeCall(address, wishAt(at)))
      times.sort((a, b) => a - b)
      rows.push([name, ...[0.5, 0.9, 1].map((share) => `${quantile(times, share).toFixed(0)} ms`)])
    }
    return {
      title: 'The basket that follows a hand',
      note: `POST /api/recommendations/basket with ${listings.toLocaleString('en-US')} listings on sale, 2,000 tonnes, proven best; each limit moved in ${rounds} steps, one after the other, load and server on the same machine. The aim is 150 ms.`,
      head: ['What is moved', 'p50', 'p90', 'slowest'],
      rows,
    }
  } finally {
    await database.close()
    await server.stop()
    await postgres.stop()
    remove()
  }
}
