import type { TermsText } from '@ledgerleaf/contract/terms'
import { termsVersionPath } from '@ledgerleaf/contract/terms-words'
import { type DocumentContent, type Paper, type PaperBlock, writeDay } from '../../platform/typeset/index.ts'

/** A text for the files of whoever agreed to it. */
export const writeTermsPaper = (text: TermsText, publicUrl: string): Paper => {
  const date = text.inForceSince.slice(0, 10)
  const content: DocumentContent = {
    paper: text.title,
    lead: [`Version ${text.version}, in force since ${writeDay(date)}`],
    blocks: [
      ...text.sections.flatMap(({ heading, paragraphs }): PaperBlock[] => [
        { kind: 'heading', text: heading },
        ...paragraphs.map((words): PaperBlock => ({ kind: 'paragraph', text: words })),
      ]),
      {
        kind: 'facts',
        across: 1,
        facts: [{ label: 'Fingerprint (SHA-256 of the text)', value: text.fingerprint }],
      },
    ],
  }
  return {
    template: 'document',
    title: `${text.title}, version ${text.version}`,
    date,
    address: `${publicUrl}${termsVersionPath(text.document, text.version)}`,
    content,
  }
}
