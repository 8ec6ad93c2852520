import { payoutBlocks } from '@ledgerleaf/contract/payout-words'
import type { DueKind, DueStep } from '@ledgerleaf/contract/seller-desk'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { tellChanged } from '@ledgerleaf/contract/tell-changed'
import { termsPaths, termsTitles } from '@ledgerleaf/contract/terms-words'
import type { DueFacts } from './due-facts.ts'

const many = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

const undated = { dueOn: null, isOverdue: false } as const

/** What belongs together, in the order of the first of each. */
const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] => {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const deliveries = ({ promises }: DueFacts, today: string): DueStep[] =>
  groupBy(promises, ({ projectId, dueOn }) => `${projectId} ${dueOn}`).map((group) => ({
    kind: 'deliver',
    projectName: group[0].projectName,
    says: `Deliver ${many(
      sum(group, ({ quantity, delivered }) => quantity - delivered),
      'credit',
    )} sold forward.`,
    dueOn: group[0].dueOn,
    isOverdue: group[0].dueOn < today,
    to: '/deliveries',
  }))

const retirements = ({ instructions }: DueFacts): DueStep[] =>
  groupBy(
    instructions.filter(({ said }) => said === null),
    ({ projectName, registry, dueOn }) => `${projectName} ${registry} ${dueOn}`,
  ).map((group) => ({
    kind: 'retire',
    projectName: group[0].projectName,
    says: `Retire ${many(
      sum(group, ({ quantity }) => quantity),
      'credit',
    )} at ${group[0].registry} for their buyers.`,
    dueOn: group[0].dueOn,
    isOverdue: group.some(({ isOverdue }) => isOverdue),
    to: '/seller_dashboard#instructions',
  }))

/** Steps a seller can take; the last two of a file are the buyers'. */
const ownSteps = new Set(['onboard', 'review', 'publish'])

const files = ({ projects, asked, listings }: DueFacts): DueStep[] => {
  if (!projects.some(({ hasFile }) => hasFile))
    return [
      {
        kind: 'file',
        projectName: null,
        says: 'Start a project file: upload a verification report and accept what was read in it, in about ten minutes. An operator reviews it, and you list credits with a scorecard.',
        ...undated,
        to: '/seller/projects',
      },
    ]
  return projects.flatMap((project): DueStep[] => {
    const { id, name, hasFile, review, steps } = project
    const step = (kind: DueKind, says: string, to: string): DueStep[] => [
      { kind, projectName: name, says, ...undated, to: `/seller/projects/${id}${to}` },
    ]
    if (!hasFile)
      return listings.some(({ project_id, state }) => project_id === id && state === 'review')
        ? step('file', 'Its listing is in review until the project has a file: start it.', '')
        : []
    if (review === 'rejected' || review === 'submitted') return []
    if (review === 'changes_asked')
      return step('review', asked.get(id) ?? 'The review asks for changes.', '?step=review')
    const next = steps.find((one) => !one.done && ownSteps.has(one.id))
    return next ? step('file', next.note, `?step=${next.id}`) : []
  })
}

const documents = ({ documents: bad }: DueFacts): DueStep[] =>
  bad.map(({ projectId, projectName, name, problem }) => ({
    kind: 'document',
    projectName,
    says: `${name}. ${problem}`.trim(),
    ...undated,
    to: `/seller/projects/${projectId}?step=onboard`,
  }))

const stopped = ({ listings }: DueFacts): DueStep[] =>
  groupBy(
    listings.flatMap((listing) =>
      listing.stopped_by ? [{ ...listing, stoppedBy: listing.stopped_by }] : [],
    ),
    ({ project_id, stoppedBy }) => `${project_id} ${stoppedBy}`,
  ).map((group) => ({
    kind: 'stopped',
    projectName: group[0].project_name,
    says:
      group.length === 1
        ? stoppedWords[group[0].stoppedBy]
        : `${many(group.length, 'listing')}. ${stoppedWords[group[0].stoppedBy]}`,
    ...undated,
    to: '/seller_listings',
  }))

const aboutSeller = (kind: DueKind, says: string, to: string): DueStep[] => [
  { kind, projectName: null, says, ...undated, to },
]

/** An account is asked for once something may be sold, and at once where money waits for one. */
const account = ({ payout: { blocked, hasAccount, balanceCents }, listings }: DueFacts): DueStep[] => {
  if (blocked === 'account_outdated' || blocked === 'account_unfinished' || blocked === 'no_account')
    return aboutSeller('account', payoutBlocks[blocked].toSeller, '/statement')
  if (!hasAccount && (balanceCents > 0 || listings.length > 0))
    return aboutSeller('account', 'Tell us where your sales are to be paid.', '/statement')
  return []
}

const identity = ({ identity: { state, reason }, payout, listings, projects }: DueFacts): DueStep[] => {
  const [first] = projects
  const to = first ? `/seller/projects/${first.id}?step=onboard#identity` : '/seller/projects'
  if (state === 'asked' || state === 'refused')
    return aboutSeller('identity', reason ?? 'The check of your company asks for more.', to)
  const isWaitedFor = payout.blocked === 'identity_unchecked' || listings.length > 0
  return state === 'draft' && isWaitedFor
    ? aboutSeller(
        'identity',
        'Tell us who your company is. Until that is checked little can be on sale, and nothing is paid.',
        to,
      )
    : []
}

/** What to know of a text that will be accepted by the way: news, said as such, before the listing that accepts it. */
const tellTerms = ({ document, accepted, changed }: DueFacts['standing'][number]): string => {
  const isForward = document === 'forward'
  if (accepted === null)
    return isForward
      ? 'Your next forward listing accepts the forward contract.'
      : `${termsTitles[document]} are new to you: your next listing accepts them.`
  return isForward
    ? `The forward contract has changed: your next listing accepts it. ${tellChanged(changed)}`.trim()
    : `${termsTitles[document]} have changed: your next listing accepts them. ${tellChanged(changed)}`.trim()
}

/** Accepted with the next listing or account; the forward contract only by who promises anything. */
const terms = ({ standing, promises, listings }: DueFacts): DueStep[] => {
  const isForward = promises.length > 0 || listings.some(({ sale_type }) => sale_type === 'forward')
  return standing
    .filter(
      ({ document, accepted, version }) => accepted !== version && (document !== 'forward' || isForward),
    )
    .filter(({ accepted }) => accepted !== null || listings.length > 0)
    .flatMap((one) => aboutSeller('terms', tellTerms(one), termsPaths[one.document]))
}

const order: Record<DueKind, number> = {
  deliver: 0,
  retire: 1,
  review: 2,
  document: 3,
  stopped: 4,
  account: 5,
  identity: 6,
  terms: 7,
  file: 8,
}

const never = '9999'

/** A day further off is no reason to let what waits now wait longer. */
const nearDays = 30

const daysOff = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

/** A near day, then what waits now, then a day far off; what is accepted by the way asks for nothing today. */
const urgencyOf = ({ kind, dueOn }: DueStep, today: string): number => {
  if (dueOn !== null) return daysOff(dueOn, today) <= nearDays ? 0 : 2
  return kind === 'terms' ? 3 : 1
}

/** The most urgent first: among what has a day the nearest, among the rest by what it holds up. */
export const dueSteps = (facts: DueFacts, today: string): DueStep[] =>
  [
    ...deliveries(facts, today),
    ...retirements(facts),
    ...files(facts),
    ...documents(facts),
    ...stopped(facts),
    ...account(facts),
    ...identity(facts),
    ...terms(facts),
  ].sort(
    (a, b) =>
      urgencyOf(a, today) - urgencyOf(b, today) ||
      (a.dueOn ?? never).localeCompare(b.dueOn ?? never) ||
      order[a.kind] - order[b.kind],
  )
