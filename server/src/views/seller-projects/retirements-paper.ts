import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import {
  type DocumentContent,
  type Paper,
  type PaperBlock,
  writeDay,
  writeWhole,
} from '../../platform/typeset/index.ts'
import { certificateOf, type Retirements } from './write-retirements.ts'

// What a reader of paper can bear; a spreadsheet takes them all.
const printedMax = 1000

const tableOf = ({ publicUrl, retired }: Retirements): PaperBlock => ({
  kind: 'table',
  columns: [
    { title: 'Date', holds: 'date' },
    { title: 'Beneficiary, and the certificate', holds: 'name' },
    { title: 'Purpose', holds: 'text' },
    { title: 'Vintage', holds: 'number' },
    { title: 'At the registry', holds: 'text' },
    { title: 'Tonnes', holds: 'number' },
  ],
  rows: retired.slice(0, printedMax).map((line) => ({
    cells: [
      writeDay(line.at),
      line.beneficiary,
      line.purpose,
      String(line.vintage),
      nameRegistryRetirement(line.atRegistry),
      writeWhole(line.quantity),
    ],
    below: [certificateOf(publicUrl, line)],
  })),
})

const quiet = (text: string): PaperBlock => ({ kind: 'paragraph', text, tone: 'quiet' })

/** Who retired what of a project, as far as it is public, on paper. */
export const writeRetirementsPaper = (
  retirements: Retirements,
  { projectId, seller, now }: { projectId: string; seller: string; now: Date },
): Paper => {
  const { projectName, publicUrl, retired } = retirements
  const date = now.toISOString().slice(0, 10)
  const total = retired.reduce((sum, { quantity }) => sum + quantity, 0)
  const content: DocumentContent = {
    paper: 'For sellers',
    lead: [
      `${projectName}, sold by ${seller}`,
      `As of ${writeDay(date)}, from the ledger. Beneficiary and purpose are public; who bought is not shown.`,
    ],
    blocks: [
      { kind: 'figure', value: writeWhole(total), unit: 't CO2e', says: 'retired of the credits sold' },
      retired.length === 0 ? quiet('None was retired so far.') : tableOf(retirements),
      ...(retired.length > printedMax
        ? [quiet('Earlier ones are in the CSV file. The sum counts them.')]
        : []),
    ],
  }
  return {
    template: 'document',
    title: 'Retirements of credits sold',
    date,
    address: `${publicUrl}/projects/${projectId}`,
    content,
  }
}
