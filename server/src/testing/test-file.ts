import type { FilePatch } from '@ledgerleaf/contract/project-files'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'
import { addDocument, keepReading, readWords } from '../supply/documents/index.ts'
import { rescore } from '../supply/project-files/index.ts'
import { marketNow } from './test-market.ts'

/** A file with every field a checklist asks for. */
export const wholeFile = (registryProjectId: string): FilePatch => ({
  summary: 'Char from orchard prunings, worked into the soil of the same farms.',
  category: 'biochar',
  mechanism: 'removal',
  registry: 'Puro.earth',
  registryProjectId,
  methodology: 'VM0044 Biochar Utilization',
  country: 'KE',
  siteLatitude: -1.28,
  siteLongitude: 36.82,
  creditingStartsOn: '2020-01-01',
  creditingEndsOn: '2029-12-31',
  durabilityYears: 1000,
  additionalityStatement: 'Char sells below what it costs to make.',
  legallyRequired: false,
  creditsHeld: 'instruction',
})

export const verificationPages = [
  { page: 1, text: 'Verification report.\n\nMonitoring period: 1 January 2022 to 31 December 2024' },
  {
    page: 2,
    text: 'We conclude with reasonable assurance that the removals are stated fairly.\n\nThe carbon is stored for more than 1,000 years.',
  },
]

/** A document as it stands once it was read; the bytes are only there to be told apart. */
export const addReadDocument = (
  db: Db,
  projectId: string,
  { kind = 'verification', pages = verificationPages, name = 'verification.pdf' } = {} as Partial<{
    kind: 'verification' | 'design'
    pages: typeof verificationPages
    name: string
  }>,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const bytes = Buffer.from(`${name} ${JSON.stringify(pages)}`)
    const { id } = await addDocument(tx, projectId, { name, kind, format: 'pdf', bytes }, marketNow)
    await keepReading(tx, id, readWords(pages), marketNow)
    await rescore(tx, projectId, marketNow)
    return id
  })
