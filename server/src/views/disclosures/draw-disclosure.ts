import { type DisclosedItem, type Disclosure, notDisclosed } from '@ledgerleaf/contract/disclosures'
import { drawPdf, type Sheet } from '../../platform/draw-pdf.ts'

const drawItem = (sheet: Sheet, { ref, title, answer, table, documents, isUnverified }: DisclosedItem) => {
  sheet.paragraph(`§44475${ref} ${title}`, { font: 'strong', size: 11 })
  if (isUnverified)
    sheet.paragraph('The wording of this rule was not checked at its primary source.', {
      quiet: true,
      size: 8,
    })
  if (answer) sheet.paragraph(answer)
  else if (documents.length === 0) sheet.paragraph(`${notDisclosed}.`, { quiet: true })
  if (table)
    sheet.table(
      table.columns.map((column, at) => ({
        title: column,
        width: at === 0 ? 0.4 : 0.6 / (table.columns.length - 1),
        align: at === 0 ? 'left' : 'right',
      })),
      table.rows,
    )
  for (const { name, sha256 } of documents)
    sheet.paragraph(`${name}, SHA-256 ${sha256}`, { quiet: true, size: 8 })
}

export const drawDisclosure = (disclosure: Disclosure, publicUrl: string): Promise<Buffer> =>
  drawPdf(disclosure.title, (sheet) => {
    const { projectName, registry, registryProjectId, sellerName, listing } = disclosure
    sheet.head(disclosure.title, [
      `${projectName}, sold by ${sellerName}`,
      [registry, registryProjectId].filter(Boolean).join(' ') || 'In no registry',
      ...(listing ? [`Listing ${listing.tokenId}, serials ${listing.serials}`] : []),
      `Written ${disclosure.madeAt.slice(0, 10)} from the project file and the ledger, template ${disclosure.templateVersion}`,
      `${publicUrl}/projects/${disclosure.projectId}/disclosure`,
    ])
    for (const one of disclosure.items) drawItem(sheet, one)
  })
