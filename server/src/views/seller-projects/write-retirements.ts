import type { RetiredLine } from '@ledgerleaf/contract/project-files'
import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import { drawPdf } from '../../platform/draw-pdf.ts'
import { writeCsv } from '../../platform/write-csv.ts'

type Retirements = { projectName: string; publicUrl: string; retired: readonly RetiredLine[] }

// What a reader of paper can bear; a spreadsheet takes them all.
const printedMax = 5000

const certificateOf = (publicUrl: string, { id }: RetiredLine) => `${publicUrl}/certificates/${id}`

/** Who retired what of a project, as far as it is public, for the seller's own books. */
export const writeRetirementsCsv = ({ projectName, publicUrl, retired }: Retirements): string =>
  writeCsv([
    ['retired_at', 'project', 'vintage', 'tonnes', 'beneficiary', 'purpose', 'at_registry', 'certificate'],
    ...retired.map((line) => [
      line.at,
      projectName,
      String(line.vintage),
      String(line.quantity),
      line.beneficiary,
      line.purpose,
      nameRegistryRetirement(line.atRegistry),
      certificateOf(publicUrl, line),
    ]),
  ])

export const drawRetirements = (
  { projectName, publicUrl, retired }: Retirements,
  seller: string,
  now: Date,
): Promise<Buffer> =>
  drawPdf('Retirements of credits sold', (sheet) => {
    sheet.head('Retirements of credits sold', [
      `${projectName}, sold by ${seller}`,
      `As of ${now.toISOString().slice(0, 10)}, from the ledger. Beneficiary and purpose are public; who bought is not shown.`,
    ])
    if (retired.length === 0) sheet.paragraph('None was retired so far.', { quiet: true })
    else
      sheet.table(
        [
          { title: 'Date', width: 0.12 },
          { title: 'Beneficiary and purpose', width: 0.28 },
          { title: 'Vintage', width: 0.1 },
          { title: 'At the registry', width: 0.15 },
          { title: 'Certificate', width: 0.25 },
          { title: 'Tonnes', width: 0.1, align: 'right' },
        ],
        retired
          .slice(0, printedMax)
          .map((line) => [
            line.at.slice(0, 10),
            `${line.beneficiary}\n${line.purpose}`,
            String(line.vintage),
            nameRegistryRetirement(line.atRegistry),
            certificateOf(publicUrl, line),
            line.quantity.toLocaleString('en-US'),
          ]),
      )
    if (retired.length > printedMax)
      sheet.paragraph('Earlier ones are in the CSV file. The sum counts them.', { quiet: true })
    const total = retired.reduce((sum, { quantity }) => sum + quantity, 0)
    sheet.sums([['Retired', `${total.toLocaleString('en-US')} t CO2e`]])
  })
