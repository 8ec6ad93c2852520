import { tellChanged } from '@ledgerleaf/contract/tell-changed'
import { type TermsDocument, termsTitles, termsVersionPath } from '@ledgerleaf/contract/terms-words'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type Changed = Parameters<typeof tellChanged>[0]

export const termsMail = (
  publicUrl: string,
  to: string,
  { document, version, changed }: { document: TermsDocument; version: number; changed: Changed },
): MailMessage => ({
  to,
  subject: `${termsTitles[document]}: version ${version}`,
  content: {
    reader: 'account',
    body: [
      `There is a new version of the ${termsTitles[document]} of Ledgerleaf. ${tellChanged(changed)}`.trim(),
      'What was agreed before stays under the version it was agreed under. You are asked for the new one when you next order, publish a listing or enter an account for payouts.',
    ],
    action: { label: 'Read it', link: `${publicUrl}${termsVersionPath(document, version)}` },
  },
})
