import type { Answer } from '@ledgerleaf/contract/analysis'
import type { AskedQuestion } from './asked.ts'
import { askedSubjects } from './asked-subjects.ts'
import { askedYears } from './asked-years.ts'
import { type Known, yearsOf } from './known.ts'
import { termsOf } from './question-terms.ts'
import {
  beyondFigures,
  emissionWords,
  fold,
  intensityWords,
  type Operation,
  operationWords,
  perWords,
} from './question-words.ts'
import { openWholes } from './take-term.ts'
import { tellAverage, tellChange } from './tell-change.ts'
import { tellExtreme } from './tell-extreme.ts'
import { tellFigures, tellSum } from './tell-figures.ts'
import { tellIntensity } from './tell-intensity.ts'
import { tellDoubts, tellFlags, tellTargets } from './tell-lists.ts'
import { openEmptied } from './tell-missing.ts'
import { tellDifference, tellShare } from './tell-share.ts'
import { tellTopic } from './tell-topic.ts'

const goalWords =
  /\b(?:targets?|goals?|net[- ]?zero|commit\w*|ziele?|klimaziel\w*|objectifs?|objetivos?|obiettiv[oi]|metas?)\b/
const flagWords = /\b(?:flags?|complian\w*|risks?|missing|question(?:able|ed)|fehlt|manque|falta|manca)\b/
const doubtWords = /\b(?:worth checking|doubtful|uncertain|unsure|to check)\b/

// Words that ask for a number of emissions and for nothing beside.
const plainTerms =
  /^(?:emi\w*|co2\w*|ghg|carbon|greenhouse|gas|gases|footprint|total|overall|year|latest|last|current|newest|previous|prior|before|since|between|chang\w*|develop\w*|increas\w*|decreas\w*|reduc\w*|grow\w*|grew|fell|rose|average|mean|sum|per|tonnes?|amount|high|large\w*|big\w*|small\w*|low\w*|scopes?|all|(?:fy|cy)?\d{2,4}|wie|viel|hoch|sind|ist|war|waren|die|der|das|im|in|von|bis|und|zwischen|jahr\w*|letzte\w*|gesamt\w*|treibhausgas\w*|verander\w*|entwick\w*|haben|hat|sich|quel\w*|sont|les|des|de|la|le|du|en|et|est|etait|annee|derniere|totales?|combien|evol\w*|cuant\w*|cual\w*|son|las|los|el|entre|y|ano|ultimo|quant\w*|qual\w*|sono|erano|anno|gli|foram|sao|as|os|no|na)$/

const ops: Operation[] = ['share', 'largest', 'smallest', 'average', 'change', 'difference', 'sum']

/** Emissions without a scope are the whole, if the question asks for nothing else besides. */
const withDefault = (question: string, asked: AskedQuestion): AskedQuestion =>
  asked.subjects.length === 0 &&
  emissionWords.test(question) &&
  termsOf(question).every((term) => plainTerms.test(term))
    ? { ...asked, subjects: [{ of: 'total' }] }
    : asked

const compute = (
  figures: Known['figures'],
  asked: AskedQuestion,
  operation: Operation | undefined,
): Answer => {
  const isOneYear = asked.when.years.length <= 1 && !asked.when.all
  const isEnergy = asked.subjects.some((one) => one.of === 'metric' && one.metric === 'energy_total_mwh')
  const isSeveral = asked.subjects.length > 1 && !isEnergy
  if (operation === 'share') return tellShare(figures, asked)
  if (operation === 'average') return tellAverage(figures, asked)
  if (operation === 'change' || operation === 'difference') {
    const between = isSeveral && isOneYear ? tellDifference(figures, asked) : null
    return between ?? tellChange(figures, asked)
  }
  if (isSeveral || operation === 'sum') return tellSum(figures, asked)
  return tellFigures(figures, asked)
}

/** Answers from the inventory, the flags and what the text says of them. Null where the question is about something else. */
export const answerFromInventory = (raw: string, known: Known): Answer | null => {
  const question = fold(raw)
  const { figures, perimeter, emptied } = known
  openWholes(figures, perimeter)
  openEmptied(figures, emptied)
  if (doubtWords.test(question)) return tellDoubts(known)
  if (goalWords.test(question) && !beyondFigures.test(question)) return tellTargets(known)
  const subjects = askedSubjects(question)
  const when = askedYears(question, yearsOf(figures))
  const asked = withDefault(question, { subjects, when })
  const perKind = (['employees', 'revenue'] as const).find((kind) => perWords[kind].test(question))
  if (perKind || intensityWords.test(question)) return tellIntensity(known, asked, perKind ?? null)
  const topic = tellTopic(question, known)
  if (topic) return topic
  if (flagWords.test(question) && subjects.length === 0) return tellFlags(known)
  if (beyondFigures.test(question)) return null
  const operation = ops.find((one) => operationWords[one].test(question))
  const isExtreme = operation === 'largest' || operation === 'smallest'
  const isOfFigures =
    emissionWords.test(question) || /\b(?:scopes?|categor\w*|kategori\w*|quelle?n?)\b/.test(question)
  const answer =
    isExtreme && (asked.subjects.length > 0 || isOfFigures)
      ? tellExtreme(figures, asked, operation === 'largest')
      : asked.subjects.length > 0
        ? compute(figures, asked, operation)
        : null
  if (!answer || !when.takenAs) return answer
  const note = `“${when.takenAs.words}” is taken as ${when.takenAs.year}.`
  return { ...answer, text: `${answer.text} ${note}`, notes: [...answer.notes, note] }
}
