import type { ChecklistItem, ReviewState, Step } from '@ledgerleaf/contract/project-files'

/** What is known of one project and its file before anybody buys. */
export type FileFacts = {
  hasFile: boolean
  /** Entered fields of the file, by the ids of the checklist. */
  entered: Record<string, boolean>
  rated: boolean
  review: ReviewState
  listings: number
  openListings: number
}

/** Everything the five steps are judged by. */
export type StepFacts = FileFacts & {
  /** Bought and the buyer's: what is sold forward counts once it is delivered. */
  soldCredits: number
  /** Sold forward and still to be delivered. */
  promisedCredits: number
  retiredCredits: number
}

/** In the order of the page: what a document says need not be typed, so that comes first. */
const titles: readonly [string, string][] = [
  ['verification', 'Upload a verification report'],
  ['category', 'Category'],
  ['mechanism', 'Removal or reduction'],
  ['registry', 'Registry and project id'],
  ['methodology', 'Methodology'],
  ['place', 'Country and site'],
  ['crediting', 'Crediting period'],
  ['durability', 'Durability'],
  ['additionality', 'Why it needs credits'],
  ['blocks', 'Vintages and serial blocks'],
  ['held', 'How the credits are held'],
  ['profile', 'Who you are: country and description'],
  ['payout', 'Where proceeds are paid'],
]

export const checklistOf = ({ entered }: FileFacts): ChecklistItem[] =>
  titles.map(([id, title]) => ({ id, title, done: entered[id] === true }))

export const checklistPercent = (items: readonly ChecklistItem[]): number =>
  Math.floor((items.filter(({ done }) => done).length / items.length) * 100)

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const reviewNotes: Record<ReviewState, string> = {
  draft: 'Submit the project for review once its file is complete.',
  submitted: 'The file is with our review. Credits can be listed once it is approved.',
  approved: 'Reviewed and approved.',
  changes_asked: 'The review asks for changes. Make them and submit the project again.',
  rejected: 'The review refused this project.',
}

const reviewNote = ({ rated, review }: StepFacts): string =>
  !rated && review !== 'rejected' && review !== 'changes_asked'
    ? 'No score yet: the scorecard names what is missing.'
    : reviewNotes[review]

const tradeNote = ({ soldCredits, promisedCredits }: StepFacts): string => {
  const settled = soldCredits > 0 ? `${plural(soldCredits, 'credit', 'credits')} sold and settled.` : ''
  const promised =
    promisedCredits > 0
      ? `${plural(promisedCredits, 'credit', 'credits')} sold forward, to be delivered.`
      : ''
  return [settled, promised].filter(Boolean).join(' ') || 'Sales appear here, with what each brings you.'
}

/** The five steps, each with what is there or what comes next. */
export const stepsOf = (facts: StepFacts): Step[] => {
  const checklist = checklistOf(facts)
  const open = checklist.filter(({ done }) => !done)
  return [
    {
      id: 'onboard',
      title: 'Onboard',
      done: open.length === 0,
      note: open[0]
        ? `${plural(open.length, 'entry is', 'entries are')} open. Next: ${open[0].title}.`
        : 'The file is complete.',
    },
    {
      id: 'review',
      title: 'Review and scorecard',
      done: facts.rated && facts.review === 'approved',
      note: reviewNote(facts),
    },
    {
      id: 'publish',
      title: 'Publish and list',
      done: facts.listings > 0,
      note:
        facts.listings > 0
          ? `${plural(facts.openListings, 'listing is', 'listings are')} open.`
          : 'Set a price and list credits of a serial block.',
    },
    {
      id: 'trade',
      title: 'Trade and settle',
      // Whoever owes credits still has not settled, however much of it is delivered.
      done: facts.soldCredits > 0 && facts.promisedCredits === 0,
      note: tradeNote(facts),
    },
    {
      id: 'retire',
      title: 'Retirement and reporting',
      done: facts.retiredCredits > 0,
      note:
        facts.retiredCredits > 0
          ? `${plural(facts.retiredCredits, 'tonne', 'tonnes')} retired by buyers.`
          : 'None of its credits is retired yet.',
    },
  ]
}

/** The share of the five steps that is done, in percent; null where there is no file to judge. */
export const progressOf = (facts: StepFacts): number | null =>
  facts.hasFile ? stepsOf(facts).filter(({ done }) => done).length * 20 : null
