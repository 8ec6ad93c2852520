import process from 'node:process'
import { median } from '../median.ts'
import { quantile } from '../quantile.ts'
import { residentMiB } from '../resident-memory.ts'
import { startServer } from '../server-process.ts'
import { type Both, both, type Side, sides } from './sides.ts'
import { type YearCall, yearCalls } from './year-calls.ts'
import { openYear, sayYear, settings, tell, withYearDatabase } from './year-market.ts'
import { yearName } from './year-size.ts'

const pairs = 4
// YEAR_ASKS=2 tries out whether everything answers.
const asksInSlice = Number(process.env.YEAR_ASKS ?? '25')

/** A-B-B-A: whatever else the machine does in the meantime meets both sides alike. */
const inTurn = async (rounds: number, work: (side: Side, round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) await work(side, round)
}

const timeCall = async (calls: Both<YearCall>): Promise<Both<number[]>> => {
  const times: Both<number[]> = { empty: [], full: [] }
  await inTurn(pairs, async (side, round) => {
    for (let turn = 0; turn < asksInSlice; turn++) {
      const begunAt = performance.now()
      await calls[side].ask()
      // The first pair warms both up and is left out.
      if (round > 0) times[side].push(performance.now() - begunAt)
    }
  })
  for (const side of sides) times[side].sort((a, b) => a - b)
  return times
}

const measureCalls = async (folders: Both<string>): Promise<string[][]> =>
  withYearDatabase(folders.empty, (empty) =>
    withYearDatabase(folders.full, async (full) => {
      const databases = { empty, full }
      const servers = await both((side) => startServer(folders[side], settings))
      try {
        const calls = await both((side) => yearCalls(servers[side].origin, databases[side]))
        const rows: string[][] = []
        for (const [at, call] of calls.empty.entries()) {
          const times = await timeCall({ empty: call, full: calls.full[at] ?? call })
          const at50 = (side: Side) => quantile(times[side], 0.5)
          const at99 = (side: Side) => quantile(times[side], 0.99)
          const ms = (side: Side) => `${at50(side).toFixed(1)} / ${at99(side).toFixed(1)} ms`
          const ratio = `${(at50('full') / at50('empty')).toFixed(2)} / ${(at99('full') / at99('empty')).toFixed(2)}`
          rows.push([call.name, ms('empty'), ms('full'), ratio])
          tell(`${call.name}: ${ratio}`)
        }
        const held = await both(async (side) => residentMiB(servers[side].pid))
        const mib = (side: Side) => `${held[side].toFixed(0)} MiB`
        rows.push([
          'memory of the server behind these',
          mib('empty'),
          mib('full'),
          (held.full / held.empty).toFixed(2),
        ])
        return rows
      } finally {
        for (const side of sides) await servers[side].stop()
      }
    }),
  )

const measureStarts = async (folders: Both<string>): Promise<string[]> => {
  const times: Both<number[]> = { empty: [], full: [] }
  await inTurn(pairs, async (side) => {
    const server = await startServer(folders[side], settings)
    times[side].push(server.readyAfterMs / 1000)
    await server.stop()
  })
  const [empty, full] = [median(times.empty), median(times.full)]
  return ['start-up, median', `${empty.toFixed(2)} s`, `${full.toFixed(2)} s`, (full / empty).toFixed(2)]
}

export const yearTitle = yearName

/** A market after a busy year against the same market before it: what people ask of it, and how it starts. */
export const measureYear = async () => {
  const { folders, fillSeconds, remove } = await openYear()
  try {
    const rows = await measureCalls(folders)
    rows.push(await measureStarts(folders))
    return {
      title: yearTitle,
      note: `${sayYear('year', fillSeconds)} Each call ${asksInSlice * (pairs - 1)} times a side, one after the other, in slices A-B-B-A, both servers and the load on the same machine. The aim is a p99 within 2, a start-up within 1.5 and memory that does not grow.`,
      head: ['', 'demo alone, p50 / p99', 'after the year, p50 / p99', 'ratio'],
      rows,
    }
  } finally {
    remove()
  }
}
