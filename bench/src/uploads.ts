import { randomUUID } from 'node:crypto'
import { readDemoReport } from '../../server/src/demo/demo-report.ts'
import { newVisitor } from './faults/visitor.ts'
import { quantile } from './quantile.ts'
import { makeDataDir, startServer } from './server-process.ts'
import { timeSearches } from './time-searches.ts'

const uploadsAtOnce = 60
const searches = ['', 'sort=cheapest', 'category=biochar', 'q=char', 'priceMaxCents=3000']
const rounds = 80

const timeMarket = (origin: string) => timeSearches(origin, { searches, rounds })

let networks = 0

/** As many people as that hand in a report at the same moment, each another one. */
const uploadMany = async (origin: string, report: Buffer): Promise<number[]> =>
  Promise.all(
    Array.from({ length: uploadsAtOnce }, async () => {
      const form = new FormData()
      form.set('companyName', `Company ${randomUUID()}`)
      const bytes = Buffer.concat([report, Buffer.from(`\n% ${randomUUID()}\n`)])
      form.set('file', new Blob([new Uint8Array(bytes)]), 'report.pdf')
      const visitor = newVisitor([origin], `10.60.${networks >> 8}.${networks++ & 255}`)
      const reply = await visitor.ask('/api/usersignup/upload', { form }, () => false)
      return reply?.status ?? 0
    }),
  )

/** What searching the market costs while sixty PDFs wait to be read, against the same server with nothing to read. */
export const measureUploads = async () => {
  const { dir, remove } = makeDataDir()
  const report = readDemoReport()
  const quiet: number[] = []
  const busy: number[] = []
  let taken = 0
  const starts = () => startServer(dir, { DEMO: '1', TRUST_PROXY: '1' })
  // A-B-B-A; between slices of the two kinds the server starts anew, and nothing is left to be read.
  for (const kind of ['quiet', 'busy', 'busy', 'quiet'] as const) {
    const server = await starts()
    await timeMarket(server.origin)
    if (kind === 'quiet') quiet.push(...(await timeMarket(server.origin)))
    else {
      const uploads = uploadMany(server.origin, report)
      busy.push(...(await timeMarket(server.origin)))
      taken += (await uploads).filter((status) => status === 200).length
    }
    await server.stop()
  }
  remove()
  const [calm, loaded] = [quiet, busy].map((times) => [...times].sort((a, b) => a - b))
  const line = (name: string, times: readonly number[] = []) => [
    name,
    `${quantile(times, 0.5).toFixed(1)} ms`,
    `${quantile(times, 0.99).toFixed(1)} ms`,
  ]
  const ratio = (share: number) => (quantile(loaded ?? [], share) / quantile(calm ?? [], share)).toFixed(2)
  return {
    title: 'Sixty PDFs at once, beside the market',
    note: `GET /api/market/projects, ${rounds * searches.length} calls a slice, four slices in the order A-B-B-A; in the second kind ${uploadsAtOnce} people hand in a report at the same moment (${taken} of ${uploadsAtOnce * 2} were taken in), and it is read while the market is asked. Load and server on one machine.`,
    head: ['Market', 'p50', 'p99'],
    rows: [line('nothing to read', calm), line('sixty PDFs', loaded), ['ratio', ratio(0.5), ratio(0.99)]],
  }
}
