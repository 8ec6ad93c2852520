import type { Answer } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { saidIn } from '@ledgerleaf/esg/flags'
import { openDraft } from './draft.ts'
import type { Known } from './known.ts'

type Topic = { asked: RegExp; cue: Parameters<typeof saidIn>[1]; missing: string }

/** What flags are raised about by words, asked about: the same place answers that keeps the flag from being raised. */
const topics: Topic[] = [
  {
    asked:
      /\b(?:assur(?:ed|ance)\w*|verified|verification|audit(?:ed|or)?s?|third[- ]party|gepruft|prufung|prufer|verifie|verificad\w*|verificat\w*)\b/,
    cue: 'assurance',
    missing: 'An independent assurance of the emission figures',
  },
  {
    asked:
      /\b(?:boundar\w*|operational control|financial control|equity share|consolidation approach|konsolidierung\w*|perimetre)\b/,
    cue: 'boundary',
    missing: 'Whether the figures follow operational control, financial control or equity share',
  },
  {
    asked: /\b(?:standard|protocol|methodology|iso 14064|methodik|methode|methodologie|metodologia)\b/,
    cue: 'standard',
    missing: 'The standard the figures were calculated by',
  },
  {
    asked:
      /\b(?:emission factors?|global warming potentials?|gwps?|emissionsfaktor\w*|facteurs? d'emission|factor(?:es)? de emision)\b/,
    cue: 'factors',
    missing: 'The source of the emission factors',
  },
  {
    asked: /\b(?:restate\w*|recalculat\w*)\b/,
    cue: 'restated',
    missing: 'A restatement of earlier figures',
  },
  {
    asked: /\b(?:guarantees? of origin|recs|renewable energy certificates?|ppas?|power purchase)\b/,
    cue: 'contracts',
    missing: 'Certificates or supply contracts for electricity',
  },
]

const say = (said: Evidence | null, missing: string): Answer => {
  const draft = openDraft()
  if (said) draft.say(`The report says: “${said.quote}” [${draft.point(said)}]`)
  else draft.note(`${missing} was not found in this document, or not in words known to us.`)
  return draft.finish(said !== null)
}

/** The year targets start from: from the targets, or where the text names it. */
const tellBaseYear = ({ targets, cues }: Known): Answer => {
  const named = targets.filter(({ baseYear }) => baseYear !== null)
  if (named.length === 0) return say(saidIn(cues, 'baseYear'), 'A base year')
  const draft = openDraft()
  for (const year of [...new Set(named.map(({ baseYear }) => baseYear))]) {
    const first = named.find(({ baseYear }) => baseYear === year)
    if (first) draft.say(`Base year ${year}: “${first.text}” [${draft.point(first.evidence)}].`)
  }
  return draft.finish()
}

export const tellTopic = (question: string, known: Known): Answer | null => {
  if (/\b(?:base(?:line)? year|basisjahr|annee de (?:base|reference)|ano base|anno base)\b/.test(question))
    return tellBaseYear(known)
  const topic = topics.find(({ asked }) => asked.test(question))
  return topic ? say(saidIn(known.cues, topic.cue), topic.missing) : null
}
