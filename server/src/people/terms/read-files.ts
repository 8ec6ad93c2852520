import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFee } from '@ledgerleaf/contract/fees'
import { waitDays, waitsMax } from '@ledgerleaf/contract/forward-terms'
import { type TermsDocument, termsDocuments } from '@ledgerleaf/contract/terms-words'
import type { Config } from '../../platform/config.ts'
import { findUpward } from '../../platform/find-upward.ts'

export type TermsFile = { document: TermsDocument; revision: number; title: string; body: string }
export type TermsSettings = Pick<Config, 'officeAddress' | 'governingLaw' | 'feeBasisPoints'>

const noLaw =
  'Whoever runs this installation has not configured a governing law. Which law applies is then decided by the rules that hold where the parties have agreed on none.'

const wordsOf = ({ officeAddress, governingLaw, feeBasisPoints }: TermsSettings): Record<string, string> => ({
  operator: officeAddress
    .split(';')
    .map((line) => line.trim())
    .join(', '),
  law: governingLaw === null ? noLaw : `These terms are governed by ${governingLaw}.`,
  fee: writeFee(feeBasisPoints),
  waitDays: String(waitDays),
  waits: String(waitsMax),
})

const fill = (text: string, words: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`server/terms names {{${name}}}, and nothing is called so`)
    return word
  })

/** The newest file of each text, with what this installation has configured written into it. */
export const readFiles = (settings: TermsSettings): TermsFile[] => {
  const folder = findUpward('server/terms')
  if (folder === null) throw new Error('The folder server/terms is missing from this installation.')
  const names = readdirSync(folder)
  return termsDocuments.map((document) => {
    const revisions = names.flatMap((name) => {
      const [, kind, number] = /^([a-z]+)-(\d+)\.md$/.exec(name) ?? []
      return kind === document ? [Number(number)] : []
    })
    const revision = Math.max(...revisions)
    const text = readFileSync(path.join(folder, `${document}-${revision}.md`), 'utf8')
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    return {
      document,
      revision,
      title,
      body: fill(text.slice(text.indexOf('\n## ') + 1), wordsOf(settings)),
    }
  })
}
