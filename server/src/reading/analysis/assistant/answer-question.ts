import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Logger } from 'pino'
import type { ModelConfig } from '../../../platform/config.ts'
import type { Reader } from '../../../platform/db.ts'
import { answerFromInventory } from './answer-from-inventory.ts'
import { openDraft } from './draft.ts'
import { findPassages, type Passage } from './find-passages.ts'
import type { Known } from './known.ts'
import { phraseAnswer } from './phrase-answer.ts'
import { termsOf } from './question-terms.ts'

const passagesMax = 6
const quotedMax = 2
// Of what the question asks, weighed by how telling each word is, so much must stand together in one passage.
const coverageMin = 0.6

const nothing = (): Answer => {
  const draft = openDraft()
  draft.say(
    'The report does not hold an answer to this, as far as its text could be read. Try the words the report itself would use.',
  )
  return draft.finish(false)
}

const quote = (passages: readonly Passage[]): Answer => {
  const draft = openDraft()
  draft.say('The report says:')
  for (const { evidence } of passages) draft.say(`“${evidence.quote}” [${draft.point(evidence)}]`)
  return draft.finish()
}

/**
 * Answers from this report alone: computed from its inventory where the question is about figures, else from the
 * passages that speak of it, word for word. A model, where one is configured, may only say the same more smoothly, and
 * is not asked about what was computed.
 */
export const answerQuestion = async (
  db: Reader,
  model: ModelConfig | null,
  reportId: string,
  known: Known,
  question: string,
  log: Logger,
): Promise<Answer> => {
  const told = answerFromInventory(question, known)
  if (told && (!told.found || told.formulas.length > 0)) return told
  const passages = await findPassages(db, reportId, termsOf(question), passagesMax)
  const fitting = passages.filter(({ coverage }) => coverage >= coverageMin)
  const plain = told ?? (fitting.length > 0 ? quote(fitting.slice(0, quotedMax)) : nothing())
  if (!model || !plain.found) return plain
  const text = plain.text.replace(/ \[\d+\]/g, '')
  const ofAnswer = (told?.citations ?? []).map((citation) => ({ text, citation }))
  const ofPassages = passages.map((passage) => ({
    text: passage.text,
    citation: { ...passage.evidence, figure: null, correction: null },
  }))
  return (await phraseAnswer(model, question, [...ofAnswer, ...ofPassages], log)) ?? plain
}
