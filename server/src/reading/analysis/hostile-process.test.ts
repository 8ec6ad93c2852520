import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as made from '../../testing/hostile-documents.ts'
import { lockedPdf } from '../../testing/locked-pdf.ts'
import { openBrowser, startServerProcess } from '../../testing/server-process.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { processUsage } from './process-usage.ts'

const memoryMax = 600 * 1024 * 1024
const answerMsMax = 200
// One network may send ten at once; the eleventh would be told to wait, and that is another test.
const sendersMax = 8

let database: TestDatabase
let server: Awaited<ReturnType<typeof startServerProcess>>
/** A process that does nothing but answer: what it takes, the machine takes, and not the server that is tested. */
let idle: ChildProcess
let bare = ''
const answers =
  "require('node:http').createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })"

beforeAll(async () => {
  database = await testDatabase()
  // Readers let everyone else go first, as they do outside of tests.
  server = await startServerProcess(database.url, { READER_NICENESS: '' })
  idle = spawn(process.execPath, ['-e', answers], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = idle.stdout ? await once(idle.stdout, 'data') : []
  bare = `http://127.0.0.1:${Number(String(port))}/`
})
afterAll(async () => {
  await server.end('SIGTERM')
  idle.kill()
  await database.drop()
})

type Outcome = { code: string; message: string }

/** Sends a document and waits until it is read or refused, by the upload or by the reader. */
const send = async (name: string, content: Buffer): Promise<Outcome> => {
  const browser = openBrowser()
  const form = new FormData()
  form.set('companyName', 'Northwind Traders')
  form.set('file', new Blob([Uint8Array.from(content)]), name)
  const answer = await browser
    .form(server.origin, '/api/usersignup/upload', form)
    .catch((refused: Error) => JSON.parse(refused.message) as Record<string, unknown>)
  const { analysisId, code, error } = answer
  if (!analysisId) return { code: String(code), message: String(error) }
  return vi.waitFor(
    async () => {
      const progress = await browser.get(server.origin, `/api/analyses/${analysisId}/progress`)
      expect(['completed', 'failed']).toContain(progress.state)
      return { code: String(progress.state), message: String(progress.refusal ?? '') }
    },
    { timeout: 200_000, interval: 200 },
  )
}

const timeOf = async (address: string): Promise<number> => {
  const begun = performance.now()
  const answer = await fetch(address)
  await answer.text()
  expect(answer.status).toBe(200)
  return performance.now() - begun
}

/**
 * How long an answer waited for the server itself. A machine that others use too makes every answer late: so the
 * bare answer is taken off, and no wait counts for longer than the server was computing meanwhile.
 */
const healthWait = async (): Promise<{ waited: number; own: number }> => {
  const before = await processUsage(server.pid)
  const [health, nothing] = await Promise.all([timeOf(`${server.origin}/healthz`), timeOf(bare)])
  const after = await processUsage(server.pid)
  const waited = Math.max(0, health - nothing)
  if (before.computedMs === null || after.computedMs === null) return { waited, own: waited }
  return { waited, own: Math.min(waited, after.computedMs - before.computedMs) }
}

/** Asks for the health all the while, and looks at the memory. */
const watch = () => {
  const late: number[] = []
  const waits: number[] = []
  let memory = 0
  let ends = false
  const run = (async () => {
    while (!ends) {
      const { waited, own } = await healthWait()
      late.push(own)
      waits.push(waited)
      memory = Math.max(memory, (await processUsage(server.pid)).bytes)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })()
  return async () => {
    ends = true
    await run
    const ascending = (a: number, b: number) => a - b
    return { memory, late: late.sort(ascending), waits: waits.sort(ascending) }
  }
}

test('whatever is uploaded, each gets its answer, the server stays small and healthy, and the next is served', async () => {
  const words = ['Emissions 2023 in tonnes CO2e', 'Scope 1 emissions were 1,200 tonnes CO2e in 2023.']
  const sheet =
    '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Emissions in tonnes CO2e</t></is></c><c r="B1"><v>2023</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Scope 1</t></is></c><c r="B2"><f>WEBSERVICE("http://127.0.0.1:9/")</f><v>1200</v></c></row></sheetData></worksheet>'
  const script = '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1:9/"\\)) >>'
  const documents: [name: string, content: Buffer, code: string, message: RegExp][] = [
    ['empty.pdf', Buffer.alloc(0), 'file_empty', /empty/],
    ['truncated.pdf', made.plainPdf(words).subarray(0, 300), 'failed', /damaged/],
    ['locked.pdf', await lockedPdf(words, 'secret'), 'file_encrypted', /password/],
    ['wrong.xlsx', made.plainPdf(words), 'file_type_mismatch', /content/],
    ['pages.pdf', made.manyPages(5000), 'failed', /5,000 pages/],
    ['glyphs.pdf', made.millionGlyphs(), 'failed', /characters|memory|too long/],
    ['bomb.xlsx', await made.zipBomb(), 'failed', /unpacks/],
    ['flate.pdf', await made.flateBomb(), 'failed', /memory|too long|No text|damaged/],
    ['entities.xlsx', made.entityBomb(), 'failed', /entities/],
    ['macros.xlsx', made.workbook(sheet, [{ name: 'xl/vbaProject.bin', content: 'x' }]), 'failed', /macro/],
    ['formula.xlsx', made.workbook(sheet), 'completed', /^$/],
    ['nested.pdf', made.deeplyNested(), 'failed', /No text|memory|too long|damaged/],
    ['script.pdf', made.plainPdf(words, script), 'completed', /^$/],
  ]
  const stop = watch()
  const ends: Outcome[] = []
  const queue = documents.entries()
  const worker = async () => {
    for (const [at, [name, content]] of queue) ends[at] = await send(name, content)
  }
  await Promise.all(Array.from({ length: sendersMax }, worker)).finally(stop)
  const { memory, late, waits } = await stop()
  for (const [i, [name, , code, message]] of documents.entries()) {
    expect(ends[i]?.code, `${name}: ${ends[i]?.message}`).toBe(code)
    expect(ends[i]?.message, name).toMatch(message)
    expect(ends[i]?.message, name).not.toMatch(/node_modules|\.ts\b|undefined|Error:/)
  }
  expect(memory).toBeLessThan(memoryMax)
  expect(late.length).toBeGreaterThan(10)
  const slow = late[Math.floor(0.99 * (late.length - 1))]
  expect(slow, `the slowest took ${late.at(-1)} ms`).toBeLessThan(answerMsMax)
  // By the clock, whatever keeps it: most answers come in time, also from a server that waits without computing.
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(answerMsMax)
  const next = await send(
    'next.csv',
    Buffer.from('Emissions in tonnes CO2e,2023\nScope 1,1200\nScope 2,700\n'),
  )
  expect(next.code).toBe('completed')
}, 240_000)
