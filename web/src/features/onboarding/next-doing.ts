import type { ProjectDetail, ProjectSummary, Step } from '@ledgerleaf/contract/project-files'
import { type Owed, tellOwed } from './owed.ts'

/** The part of the file each entry of the checklist is typed in. */
export const partOf: Record<string, string> = {
  verification: 'documents',
  category: 'facts',
  mechanism: 'facts',
  registry: 'facts',
  methodology: 'facts',
  place: 'place',
  crediting: 'place',
  durability: 'place',
  additionality: 'statements',
  blocks: 'blocks',
  held: 'blocks',
  profile: 'profile',
  payout: 'profile',
}

export type Doing = {
  text: string
  /** Where it is done; null where the seller can only wait. */
  go: { label: string; to: string } | null
}

const go = (label: string, step: Step['id'], part: string | null = null) => ({
  label,
  to: `?step=${step}${part ? `#${part}` : ''}`,
})

/** The one thing to do now, so that nobody has to find it; null where there is nothing. */
export const nextDoing = (project: ProjectDetail, owed: Owed | null = null): Doing | null => {
  const { checklist, proposals, documents, review, listings, score } = project
  if (documents.some(({ state }) => state === 'reading'))
    return { text: 'Your document is being read. What it says appears here in a moment.', go: null }
  if (proposals.length > 0)
    return {
      text: `${proposals.length === 1 ? 'One value was' : `${proposals.length} values were`} found in your documents. Accept what is right.`,
      go: go('See what was found', 'onboard', 'proposals'),
    }
  const open = checklist.filter(({ done }) => !done)
  const [first] = open
  if (first)
    return {
      text: `${first.title}. ${open.length === 1 ? 'It is the last entry' : `${open.length} entries are open`} before the file is complete.`,
      go: go('Go there', 'onboard', partOf[first.id] ?? null),
    }
  if (review === 'rejected')
    return { text: 'The review refused this project. Its reason stands below.', go: go('Read why', 'review') }
  if (review === 'changes_asked')
    return {
      text: 'The review asks for changes. Make them and submit the project again.',
      go: go('Read what it asks', 'review'),
    }
  if (review === 'draft')
    return {
      text: 'The file is complete. Submit the project for review.',
      go: go('Submit project', 'review'),
    }
  if (review === 'submitted')
    return { text: 'An operator reads your file. This page changes by itself once it is decided.', go: null }
  if (listings.length === 0)
    return score
      ? {
          text: `Scored ${score.value}. Set a price and list your credits.`,
          go: go('List credits', 'publish'),
        }
      : {
          text: 'There is no score yet. The scorecard says what is missing.',
          go: go('See the scorecard', 'review'),
        }
  if (owed)
    return {
      text: tellOwed(owed),
      go: { label: 'Deliver', to: '/deliveries' },
    }
  return null
}

/** Steps a seller takes; the last two are the buyers', and nobody can be sent to them. */
export const ownSteps: ReadonlySet<Step['id']> = new Set(['onboard', 'review', 'publish'])

type Listed = Pick<ProjectSummary, 'hasFile' | 'steps'>

/** The same, of a project in a list: the first step that is the seller's, then what is owed. */
export const tellNext = ({ hasFile, steps }: Listed, owed: Owed | null): string => {
  if (!hasFile) return 'Its file is not started.'
  const next = steps.find(({ id, done }) => !done && ownSteps.has(id))
  if (next) return `Next: ${next.title}. ${next.note}`
  if (owed) return `Next: ${tellOwed(owed)}`
  const theirs = steps.find(({ done }) => !done)
  return theirs ? `Nothing to do now. ${theirs.note}` : 'All five steps are done.'
}
