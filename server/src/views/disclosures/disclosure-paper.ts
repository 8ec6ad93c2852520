import { type DisclosedItem, type Disclosure, notDisclosed } from '@ledgerleaf/contract/disclosures'
import { type DocumentContent, type Paper, type PaperBlock, writeDay } from '../../platform/typeset/index.ts'

const isNumeric = (words: string): boolean => /^[-$]?[\d,]+(\.\d+)?%?$/.test(words)

/** The first column names what a line is about; others are figures where all of their cells are. */
const tableOf = ({ columns, rows }: NonNullable<DisclosedItem['table']>): PaperBlock => ({
  kind: 'table',
  columns: columns.map((title, at) => ({
    title,
    holds: at > 0 && rows.every((row) => isNumeric(row[at] ?? '')) ? 'number' : 'text',
  })),
  rows: rows.map((cells) => ({ cells })),
})

const blocksOf = ({ ref, title, answer, table, documents }: DisclosedItem): PaperBlock[] => [
  { kind: 'heading', text: `§44475${ref} ${title}`, level: 2 },
  ...(answer ? [{ kind: 'paragraph', text: answer } as const] : []),
  ...(!answer && !table && documents.length === 0
    ? [{ kind: 'paragraph', text: `${notDisclosed}.`, tone: 'quiet' } as const]
    : []),
  ...(table ? [tableOf(table)] : []),
  ...(documents.length > 0
    ? [
        {
          kind: 'table',
          columns: [
            { title: 'Document', holds: 'name' },
            { title: 'SHA-256 of its content', holds: 'serial' },
          ],
          rows: documents.map(({ name, sha256 }) => ({ cells: [name, sha256] })),
        } as const,
      ]
    : []),
]

export const writeDisclosurePaper = (disclosure: Disclosure, publicUrl: string): Paper => {
  const { projectName, registry, registryProjectId, sellerName, listing, madeAt } = disclosure
  const content: DocumentContent = {
    paper: 'Seller disclosure',
    lead: [
      `${projectName}, sold by ${sellerName}`,
      [registry, registryProjectId].filter(Boolean).join(' ') || 'In no registry',
      ...(listing ? [`Listing ${listing.tokenId}, serials ${listing.serials}`] : []),
      `Written ${writeDay(madeAt)} from the project file and the ledger, template ${disclosure.templateVersion}`,
    ],
    blocks: disclosure.items.flatMap(blocksOf),
  }
  return {
    template: 'document',
    title: disclosure.title,
    // The sheet names the day: within it, the same facts are the same sheet.
    date: madeAt.slice(0, 10),
    address: `${publicUrl}/projects/${disclosure.projectId}/disclosure`,
    content,
  }
}
