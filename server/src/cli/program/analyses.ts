import { openAsBlob, statSync } from 'node:fs'
import path from 'node:path'
import type { Analysis, Figure, Ledgerleaf } from '@ledgerleaf/sdk'
import { type CommandParts, type ProgramCommand, textOf } from './command.ts'
import { type ExitCode, exitCodes, misused } from './refusals.ts'
import { writeTable } from './write-figures.ts'

const rowOf = ({ id, status, companyName, fileName, footprints }: Analysis): string[] => [
  id,
  status,
  companyName,
  fileName,
  footprints[0] ? `${footprints[0].year}: ${footprints[0].total.amount} ${footprints[0].total.unit}` : '',
]

const placeOf = ({ evidence }: Figure): string => {
  if (!evidence) return ''
  const { page, sheet, cell, quote } = evidence
  const place = page !== null ? `page ${page}` : [sheet, cell].filter(Boolean).join('!')
  return `${place}: “${quote}”`
}

const show = async (
  { tell }: Pick<CommandParts, 'tell'>,
  ledgerleaf: Ledgerleaf,
  analysis: Analysis,
): Promise<ExitCode> => {
  if (analysis.status === 'failed') {
    tell(analysis, `${analysis.fileName} could not be read: ${analysis.refusal}`)
    return exitCodes.refused
  }
  const inventory = await ledgerleaf.analyses.inventory(analysis.id, { limit: 100 }).toArray()
  const figures = writeTable(
    inventory.map((figure) => [
      `  ${figure.year}`,
      figure.category === null ? figure.metric : `${figure.metric} ${figure.category}`,
      `${figure.value.amount} ${figure.value.unit}${figure.doubtful ? ' (doubtful)' : ''}`,
      placeOf(figure),
    ]),
  )
  tell({ ...analysis, inventory }, `${rowOf(analysis).filter(Boolean).join('  ')}\n${figures}`)
  return exitCodes.done
}

const upload = async (parts: CommandParts, file: string | undefined): Promise<ExitCode> => {
  const { values, terminal, open, tell } = parts
  const companyName = textOf(values, 'company')
  if (!file) throw misused('Which file? npx ledgerleaf analyses upload FILE --company NAME')
  if (!companyName) throw misused('Whose report is it? Name the company with --company.')
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw misused(`${file} is no file.`)
  const { ledgerleaf, address } = open()
  const sent = { companyName, file: await openAsBlob(file), fileName: path.basename(file) }
  const { id } = await ledgerleaf.analyses.create(sent)
  if (values['no-wait'] === true) {
    const analysis = await ledgerleaf.analyses.get(id)
    tell(analysis, `${sent.fileName} is being read: ${address}/analysis/${id}`)
    return exitCodes.done
  }
  let told = ''
  const analysis = await ledgerleaf.analyses.wait(id, {
    onLook: ({ status }) => {
      if (status !== told && values.json !== true) terminal.err(`${status}\n`)
      told = status
    },
  })
  return show(parts, ledgerleaf, analysis)
}

export const analyses: ProgramCommand = {
  says: 'lists and shows analyses, or uploads a report and waits until it is read',
  help: `Usage: npx ledgerleaf analyses list [--json]
       npx ledgerleaf analyses show ID [--json]
       npx ledgerleaf analyses upload FILE --company NAME [--no-wait] [--json]

  list                  the newest 50
  show                  one of them, with every figure, its page and its words
  upload                sends a report, and shows the same once it is read
  --company NAME        whose report it is
  --no-wait             do not wait until it is read`,
  options: { company: { type: 'string' }, 'no-wait': { type: 'boolean' } },
  positionalsMax: 2,
  run: async (parts) => {
    const [what, which] = parts.positionals
    if (what === 'upload') return upload(parts, which)
    if (what === 'show') {
      if (!which) throw misused('Which analysis? npx ledgerleaf analyses show ID')
      const { ledgerleaf } = parts.open()
      return show(parts, ledgerleaf, await ledgerleaf.analyses.get(which))
    }
    if (what !== 'list' || which) throw misused('npx ledgerleaf analyses list, show ID or upload FILE')
    const data = await parts.open().ledgerleaf.analyses.list({ limit: 50 }).toArray(50)
    parts.tell({ data }, data.length > 0 ? writeTable(data.map(rowOf)) : 'There are none yet.')
    return exitCodes.done
  },
}
