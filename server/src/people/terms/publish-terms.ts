import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { TermsFile } from './read-files.ts'
import { termsTexts } from './terms.tables.ts'
import { bodyOf, fingerprintOf, writeText } from './terms-text.ts'

/**
 * Puts texts into force that are other than those in force, each as the next version of its document. Any number of servers
 * may start at once. One that still runs with an older file leaves what a newer one published.
 */
export const publishTerms = async (tx: Tx, files: readonly TermsFile[], now: Date): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('terms_texts'))`)
  for (const { document, revision, title, body } of files) {
    const [last] = await tx
      .select()
      .from(termsTexts)
      .where(eq(termsTexts.document, document))
      .orderBy(desc(termsTexts.version))
      .limit(1)
    const version = (last?.version ?? 0) + 1
    const text = writeText({ title, version, body })
    if (last && (last.revision > revision || (last.title === title && bodyOf(last.text) === bodyOf(text))))
      continue
    await tx.insert(termsTexts).values({
      fingerprint: fingerprintOf(text),
      document,
      version,
      revision,
      title,
      text,
      inForceSince: now,
    })
  }
}
