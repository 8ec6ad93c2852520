import type { Answer } from '@ledgerleaf/contract/analysis'
import { asc, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { ModelConfig } from '../../../platform/config.ts'
import type { Reader } from '../../../platform/db.ts'
import { analysisFlags, type Reading } from '../analysis.tables.ts'
import { findFindings } from '../analysis-queries.ts'
import { answerFromFindings } from './answer-from-findings.ts'
import { findPassages, type Passage } from './find-passages.ts'
import { phraseAnswer } from './phrase-answer.ts'
import { termsOf } from './question-terms.ts'

const passagesMax = 6
const quotedMax = 2
// Of what the question asks, weighed by how telling each word is, so much must stand together in one passage.
const coverageMin = 0.6

const notFound: Answer = {
  found: false,
  text: 'The report does not hold an answer to this, as far as its text could be read. Try the words the report itself would use.',
  citations: [],
  phrasedBy: 'reading',
}

const quote = (passages: readonly Passage[]): Answer => ({
  found: true,
  text: `The report says: ${passages.map(({ evidence }, i) => `“${evidence.quote}” [${i + 1}]`).join(' ')}`,
  citations: passages.map(({ evidence }) => evidence),
  phrasedBy: 'reading',
})

const findFlags = async (db: Reader, reportId: string) => {
  const rows = await db
    .select()
    .from(analysisFlags)
    .where(eq(analysisFlags.reportId, reportId))
    .orderBy(asc(analysisFlags.position))
  return rows.map(({ rule, ...flag }) => ({ ...flag, id: rule }))
}

/**
 * Answers from this report alone: from its figures where the question is about those, else from the passages that
 * speak of it, word for word. A model, where one is configured, may only say the same more smoothly.
 */
export const answerQuestion = async (
  db: Reader,
  model: ModelConfig | null,
  report: { id: string; reading: Reading | null },
  question: string,
  log: Logger,
): Promise<Answer> => {
  const findings = await findFindings(db, report.id)
  const flags = await findFlags(db, report.id)
  const known = answerFromFindings(question, { findings, flags, targets: report.reading?.targets ?? [] })
  const passages = await findPassages(db, report.id, termsOf(question), passagesMax)
  const fitting = passages.filter(({ coverage }) => coverage >= coverageMin)
  const plain = known ?? (fitting.length > 0 ? quote(fitting.slice(0, quotedMax)) : notFound)
  if (!model || !plain.found) return plain
  const told = plain.text.replace(/ \[\d+\]/g, '')
  const figures = (known?.citations ?? []).map((evidence) => ({ text: told, evidence }))
  const sources = [...figures, ...passages]
  return (await phraseAnswer(model, question, sources, log)) ?? plain
}
