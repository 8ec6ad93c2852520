import type { Answer } from '@ledgerleaf/contract/analysis'
import { toDecimal, written } from './decimal.ts'
import { openDraft } from './draft.ts'
import { fullNameOf, type Known, unitOf } from './known.ts'

const shownMax = 8

export const tellTargets = ({ targets }: Known): Answer => {
  const draft = openDraft()
  if (targets.length === 0) draft.note('A target to reduce emissions was not found in this document.')
  else draft.say(`The report names ${targets.length === 1 ? 'this target' : 'these targets'}:`)
  for (const { text, evidence } of targets.slice(0, shownMax))
    draft.say(`“${text}” [${draft.point(evidence)}]`)
  return draft.finish(targets.length > 0)
}

/** The flags as they are by now; where only our own reading is in question, that is said. */
export const tellFlags = ({ flags }: Known): Answer => {
  const draft = openDraft()
  if (flags.length === 0) draft.say('None of our rules found anything to question in this report.')
  for (const { title, kind, severity, found, evidence } of flags.slice(0, shownMax)) {
    const [first] = evidence
    const mark = first ? ` [${draft.point(first)}]` : ''
    draft.say(`${title} (${kind === 'rule' ? severity : kind}): ${found}${mark}`)
  }
  return draft.finish()
}

export const tellDoubts = ({ figures }: Known): Answer => {
  const draft = openDraft()
  const doubtful = figures.filter((figure) => figure.doubtful)
  if (doubtful.length === 0) draft.say('None of the figures is marked worth checking.')
  for (const figure of doubtful.slice(0, shownMax))
    draft.say(
      `${fullNameOf(figure)} in ${figure.year}: ${written(toDecimal(figure.value))} ${unitOf(figure)} [${draft.cite(figure)}].`,
    )
  if (doubtful.length > shownMax) draft.note(`${doubtful.length - shownMax} more are marked in the findings.`)
  return draft.finish()
}
