import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../e2e/support/find-browser.ts'
import { median } from './median.ts'
import { findPublicPages } from './public-pages.ts'
import { makeDataDir, startServer } from './server-process.ts'

const runs = 5
/** The phone of Lighthouse: four times slower than this machine. What keeps it from answering for longer than 50 ms blocks. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowdown = 4
const unnoticedMs = 50

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time on the processor, as against `dur`, which also runs while others have it. */
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}
type Visit = { cpuMs: number; blockingMs: number; longestMs: number }

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading']

const visit = async (browser: Browser, origin: string, path: string): Promise<Visit> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  // From a page of the same site, so that the visit stays in one process.
  await page.goto(`${origin}/robots.txt`)
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await session.send('Tracing.end')
  await complete
  await context.close()
  const begun = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === origin + path,
  )
  if (!begun) throw new Error(`the trace of ${path} does not say when it began`)
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === begun.pid && tid === begun.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ endsAt: ts + dur, ms: tdur / 1000 }))
  const afterPaint = tasks.filter(({ endsAt }) => endsAt > begun.ts + paintedMs * 1000)
  return {
    cpuMs: tasks.reduce((sum, { ms }) => sum + ms, 0),
    blockingMs: afterPaint.reduce((sum, { ms }) => sum + Math.max(0, ms * slowdown - unnoticedMs), 0),
    longestMs: Math.max(...afterPaint.map(({ ms }) => ms)),
  }
}

/** What a first visit asks of the one thread that also answers the visitor, counted so that a busy machine hardly matters. */
export const measureMainThread = async () => {
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  const rows: string[][] = []
  for (const { name, path } of await findPublicPages(server.origin)) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, server.origin, path))
    const middle = (read: (visit: Visit) => number) => `${median(visits.map(read)).toFixed(0)} ms`
    rows.push([name, middle((v) => v.cpuMs), middle((v) => v.longestMs), middle((v) => v.blockingMs)])
  }
  await browser.close()
  await server.stop()
  remove()
  return {
    title: 'Main thread of a first visit, every public page',
    note: `Processor time, not time on the clock: what other programs take is not counted, though they still empty the caches. Median of ${runs} visits with an empty cache. Blocking is what Lighthouse calls total blocking time, on a phone ${slowdown} times slower: up to 200 ms it gives at least nine tenths of the points for it.`,
    head: ['Page', 'In all', 'Longest task after the first paint', `Blocking, ${slowdown} times slower`],
    rows,
  }
}
