import { TermsDocument } from '@ledgerleaf/contract/terms'
import { termsTitles } from '@ledgerleaf/contract/terms-words'
import { mailTerms } from '../people/terms/index.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findTermsAudience } from '../views/orders/index.ts'
import type { Command } from './command.ts'

const usage = 'mail-terms buyers|sellers|forward'

const mail: Command['run'] = (db, [name, ...rest], config) => {
  const document = TermsDocument.safeParse(name)
  if (!document.success || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  return inTransaction(db, async (tx) => {
    const people = await findTermsAudience(tx, document.data)
    const mailed = await mailTerms(tx, document.data, people, config.publicUrl, new Date())
    if (!mailed) throw new StartError('No text is in force yet: start the server once.')
    const words = `${termsTitles[document.data]}, version ${mailed.version}`
    if (mailed.told === 0) return { unchanged: `${words}: everybody it concerns was told before.` }
    return `${words}: ${mailed.told.toLocaleString('en-US')} told by mail.`
  })
}

/** Tells those whom it concerns that a text has a new version. */
export const termsCommands: Record<string, Command> = { 'mail-terms': { usage, run: mail } }
