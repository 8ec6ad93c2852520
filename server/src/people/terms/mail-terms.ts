import type { TermsDocument } from '@ledgerleaf/contract/terms-words'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { termsNotices } from './terms.tables.ts'
import { termsMail } from './terms-mail.ts'
import { findText } from './terms-queries.ts'

/** Tells people of the version in force, each of them once. Answers how many were told, or null where there is no such text. */
export const mailTerms = async (
  tx: Tx,
  document: TermsDocument,
  people: readonly { id: string; email: string }[],
  publicUrl: string,
  now: Date,
): Promise<{ told: number; version: number } | null> => {
  const found = await findText(tx, document, null)
  if (!found) return null
  const { version, fingerprint, changed } = found.shown
  let told = 0
  for (const { id, email } of people) {
    const fresh = await tx
      .insert(termsNotices)
      .values({ personId: id, fingerprint, toldAt: now })
      .onConflictDoNothing()
      .returning({ personId: termsNotices.personId })
    if (fresh.length === 0) continue
    told += 1
    await enqueue(tx, sendMailTask, termsMail(publicUrl, email, { document, version, changed }))
  }
  return { told, version }
}
