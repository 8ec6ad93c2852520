import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { analyse, DocumentRefused, type Finding, type ReportAnalysis } from '@ledgerleaf/esg'

type Terminal = { out: (text: string) => void; err: (text: string) => void; isTerminal: boolean }

const usage =
  'Usage: npx ledgerleaf analyze FILE... [--json] [--no-ocr] [--stats]\n  --json    one JSON array of findings\n  --no-ocr  leave pages without text unread\n  --stats   time and memory of each file, as JSON lines on standard error\n'

const placeOf = ({ evidence }: Finding) => {
  if (evidence.page !== null) return { page: evidence.page }
  return { cell: evidence.sheet === null ? evidence.cell : `${evidence.sheet}!${evidence.cell}` }
}

const rowOf = (file: string, finding: Finding) => ({
  file,
  metric: finding.metric,
  year: finding.year,
  ...(finding.unit === 'MWh' ? { value_mwh: finding.value } : { value_tco2e: finding.value }),
  raw_value: finding.rawValue,
  raw_unit: finding.rawUnit,
  ...placeOf(finding),
  quote: finding.evidence.quote,
  confidence: finding.confidence,
})

const tableOf = (file: string, { company, findings, flags }: ReportAnalysis) =>
  [
    `${file}${company ? ` (${company})` : ''}: ${findings.length} findings, ${flags.length} flags`,
    ...findings.map((finding) => {
      const place = placeOf(finding)
      const where = 'page' in place ? `page ${place.page}` : place.cell
      return `  ${finding.year}  ${finding.metric.padEnd(20)} ${finding.value.toLocaleString('en').padStart(16)} ${finding.unit.padEnd(6)} ${String(finding.confidence).padEnd(5)} ${where}`
    }),
    ...flags.map(({ id, severity, found }) => `  [${severity}] ${id}: ${found}`),
    '',
  ].join('\n')

const bar = (done: number, of: number, name: string) => {
  const width = 24
  const full = Math.round((width * done) / of)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${of} ${name}`.slice(0, 100)
}

/** Analyses files one after the other. A file that cannot be read is named and the others go on. */
export const runAnalyze = async (words: string[], terminal: Terminal): Promise<number> => {
  const files = words.filter((word) => !word.startsWith('--'))
  const unknown = words.filter(
    (word) => word.startsWith('--') && !['--json', '--no-ocr', '--stats'].includes(word),
  )
  if (files.length === 0 || unknown.length > 0) {
    terminal.err(usage)
    return 2
  }
  const rows: ReturnType<typeof rowOf>[] = []
  const many = files.length > 1
  let read = 0
  const progress = (done: number, name: string) => {
    if (!many) return
    terminal.err(
      terminal.isTerminal
        ? `\r\u001b[2K${bar(done, files.length, name)}`
        : `${bar(done, files.length, name)}\n`,
    )
  }
  for (const [at, file] of files.entries()) {
    const name = path.basename(file)
    progress(at, name)
    try {
      const analysis = await analyse(
        { name, bytes: await readFile(file) },
        { ocr: !words.includes('--no-ocr') },
      )
      read += 1
      rows.push(...analysis.findings.map((finding) => rowOf(file, finding)))
      if (!words.includes('--json')) terminal.out(`${tableOf(file, analysis)}\n`)
      if (words.includes('--stats'))
        terminal.err(
          `${JSON.stringify({ file, ...analysis.stats, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) })}\n`,
        )
    } catch (error) {
      const why =
        error instanceof DocumentRefused || (error instanceof Error && 'code' in error)
          ? error.message
          : `it could not be read (${error})`
      terminal.err(`${many && terminal.isTerminal ? '\r\u001b[2K' : ''}${file}: ${why}\n`)
    }
  }
  progress(files.length, '')
  if (many && terminal.isTerminal) terminal.err('\n')
  if (words.includes('--json')) terminal.out(`${JSON.stringify(rows, null, 1)}\n`)
  return read > 0 ? 0 : 1
}
