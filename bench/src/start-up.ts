import { median } from './median.ts'
import { makeDataDir, startServer } from './server-process.ts'

const runs = 5

/** Cold: an empty data folder, so PostgreSQL is initialised, the schema migrated and the demo seeded. Warm: all of it there. */
export const measureStartUp = async () => {
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < runs; run++) {
    const { dir, remove } = makeDataDir()
    for (const times of [cold, warm]) {
      const server = await startServer(dir)
      times.push(server.readyAfterMs)
      await server.stop()
    }
    remove()
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return {
    title: 'Start-up of the built server, from process start to ready',
    note: `Median of ${runs} runs each; cold and warm alternate.`,
    head: ['Start', 'Median', 'Slowest'],
    rows: [
      ['cold (empty data folder, with demo data)', seconds(median(cold)), seconds(Math.max(...cold))],
      ['warm', seconds(median(warm)), seconds(Math.max(...warm))],
      ['cold ÷ warm', (median(cold) / median(warm)).toFixed(2), ''],
    ],
  }
}
