import type { MailBlock, MailContent, MailFact } from './mail-content.ts'
import { type MailSender, tellSender } from './mail-readers.ts'

const writeFact = ({ label, value, detail, link }: MailFact): string =>
  `${label}: ${value}${detail === undefined ? '' : ` (${detail})`}${link === undefined ? '' : `\n${link}`}`

const quoted = (words: string): string =>
  words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

const writeBlock = (block: MailBlock): string => {
  if (typeof block === 'string') return block
  if ('facts' in block)
    return [...(block.figure ? [block.figure] : []), ...block.facts].map(writeFact).join('\n')
  if ('quote' in block) return quoted(block.quote)
  if ('lines' in block) return block.lines.join('\n')
  return 'verbatim' in block ? block.verbatim : `${block.label}:\n${block.link}`
}

/** The plain part of a mail: complete by itself, for whoever reads without pictures and colours. */
export const drawMailText = (
  subject: string,
  { reader, notice, state, headline = subject, body, action, more = [] }: MailContent,
  sender: MailSender,
): string => {
  const { why, site, account } = tellSender(reader, sender)
  const head = [notice, state, headline].flatMap((words) => words ?? [])
  const blocks = [...head, ...body, ...(action ? [action] : []), ...more].map(writeBlock)
  const ending = [`Ledgerleaf, ${site}`, ...why, ...account.map(({ label, link }) => `${label}: ${link}`)]
  return `${[...blocks, `-- \n${ending.join('\n')}`].join('\n\n')}\n`
}
