import type { TermsStanding, TermsText } from '@ledgerleaf/contract/terms'
import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/db.ts'
import { termsAcceptances, termsTexts } from './terms.tables.ts'
import { changedSections, readSections } from './terms-text.ts'

export type TermsRow = typeof termsTexts.$inferSelect

/** What is in force of each document; none where nothing was ever published. */
export const findInForce = async (
  db: Reader | Writer,
): Promise<Partial<Record<TermsDocument, Omit<TermsRow, 'text'>>>> => {
  const { text: _, ...columns } = getTableColumns(termsTexts)
  const rows = await db
    .selectDistinctOn([termsTexts.document], columns)
    .from(termsTexts)
    .orderBy(termsTexts.document, desc(termsTexts.version))
  return Object.fromEntries(rows.map((row) => [row.document, row]))
}

/** Every version of a document, newest first. */
const findVersions = (db: Reader | Writer, document: TermsDocument): Promise<TermsRow[]> =>
  db.select().from(termsTexts).where(eq(termsTexts.document, document)).orderBy(desc(termsTexts.version))

/** What is other in the version in force than in one that was shown or accepted; all of it where there was none. */
export const findChanges = async (
  db: Reader | Writer,
  document: TermsDocument,
  since: number | null,
): Promise<string[]> => {
  const versions = await findVersions(db, document)
  const before = versions.find(({ version }) => version === since)
  return before && versions[0] ? changedSections(before.text, versions[0].text) : []
}

/** One version, or with null the one in force. */
export const findText = async (
  db: Reader | Writer,
  document: TermsDocument,
  version: number | null,
): Promise<{ row: TermsRow; shown: TermsText } | null> => {
  const versions = await findVersions(db, document)
  const place = version === null ? 0 : versions.findIndex((one) => one.version === version)
  const row = versions[place]
  if (!row) return null
  const before = versions[place + 1]
  const dated = (one: TermsRow) => ({
    version: one.version,
    inForceSince: one.inForceSince.toISOString(),
    fingerprint: one.fingerprint,
  })
  return {
    row,
    shown: {
      ...dated(row),
      document,
      title: row.title,
      isInForce: place === 0,
      sections: readSections(row.text),
      changed: before ? changedSections(before.text, row.text) : [],
      versions: versions.map(dated),
    },
  }
}

/** What a seller has accepted of the texts sellers are asked for, beside what is in force. */
export const findStanding = async (db: Reader | Writer, personId: string): Promise<TermsStanding[]> => {
  const inForce = await findInForce(db)
  const standing: TermsStanding[] = []
  for (const document of ['sellers', 'forward'] as const) {
    const current = inForce[document]
    if (!current) continue
    const [last] = await db
      .select({ version: termsTexts.version })
      .from(termsAcceptances)
      .innerJoin(termsTexts, eq(termsTexts.fingerprint, termsAcceptances.fingerprint))
      .where(and(eq(termsAcceptances.personId, personId), eq(termsTexts.document, document)))
      .orderBy(desc(termsTexts.version))
      .limit(1)
    const accepted = last?.version ?? null
    const changed =
      accepted !== null && accepted !== current.version ? await findChanges(db, document, accepted) : []
    standing.push({ document, version: current.version, accepted, changed })
  }
  return standing
}
