import type { MoneyOverview } from '@ledgerleaf/contract/money'
import type { QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { PayoutDesk } from '@ledgerleaf/contract/payouts'
import type { RetirementGroup } from '@ledgerleaf/contract/registry-retirements-api'
import type { CheckedSeller } from '@ledgerleaf/contract/seller-checks'
import { retirementsAt } from '../../nouns/operator/retirements-at.ts'
import { writeCents, writeCount } from '../../ui/format.ts'

export type WaitingKind = 'retirement' | 'payout' | 'money' | 'project' | 'photographs' | 'seller' | 'ticket'

/** Something that waits for an operator, with the page it is done on. */
export type WaitingItem = {
  kind: WaitingKind
  id: string
  /** Whom it is from: a company, or whoever wrote. */
  from: string
  /** What is asked for, in words that lead up to its title. */
  asks: string
  title: string
  text: string
  /** Since when it waits; empty where that is not known. */
  since: string
  /** By which day it has to be done, where there is one. */
  dueOn: string | null
  /** The operator who looks at it already. */
  withWhom: string | null
  to: string
}

export type WaitingLists = {
  retirements: readonly RetirementGroup[]
  money: Pick<MoneyOverview, 'requests' | 'proposals' | 'figures'>
  payouts: Pick<PayoutDesk, 'candidates' | 'runs'>
  projects: readonly QueuedProject[]
  sellers: readonly CheckedSeller[]
  tickets: readonly Ticket[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isOthers = ({ isOwn }: { isOwn: boolean }) => !isOwn

/** What has no file, no person and no day of its own. */
const plain = { from: '', since: '', dueOn: null, withWhom: null, text: '' } as const

/** What buyers retired here, for each project at its registry: what the registry can do in one go. */
const retirementsOf = ({ retirements }: WaitingLists): WaitingItem[] =>
  retirements.flatMap((group): WaitingItem[] => {
    const waits = group.retirements.filter(({ state }) => state === 'pending' || state === 'instructed')
    const [first] = waits.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    if (!first) return []
    const { registry, projectId, projectName } = group
    const tonnes = sum(waits.map(({ quantity }) => quantity))
    return [
      {
        kind: 'retirement',
        id: `${registry} ${projectId}`,
        from: registry,
        asks: 'Retire at the registry:',
        title: projectName,
        text:
          waits.length === 1
            ? `${writeCount(tonnes, 'credit')} for ${first.beneficiary}`
            : `${writeCount(tonnes, 'credit')} in ${writeCount(waits.length, 'retirement')}`,
        since: first.since,
        dueOn: first.dueOn,
        withWhom: first.assignee,
        to: `/operator/retirements?${new URLSearchParams({ registry })}#${retirementsAt(projectId)}`,
      },
    ]
  })

/** What sellers can be paid now, and runs that somebody else has proposed. */
const payoutsOf = ({ payouts: { candidates, runs } }: WaitingLists): WaitingItem[] => {
  const payable = candidates.filter(({ blocked }) => blocked === null)
  const to = '/operator/payouts'
  return [
    ...(payable.length === 0
      ? []
      : [
          {
            ...plain,
            kind: 'payout' as const,
            id: 'payable',
            from: payable.map(({ sellerName }) => sellerName).join(', '),
            asks: 'Propose a run of payouts:',
            title: writeCents(sum(payable.map(({ availableCents }) => availableCents))),
            text: `${writeCount(payable.length, 'seller')} can be paid now. Another operator sends the run.`,
            to,
          },
        ]),
    ...runs
      .filter(({ state }) => state === 'proposed')
      .filter(isOthers)
      .map(({ id, madeAt, madeBy, payouts }) => ({
        ...plain,
        kind: 'payout' as const,
        id,
        from: madeBy,
        asks: 'Send or withdraw the run of',
        title: writeCents(sum(payouts.map(({ amountCents }) => amountCents))),
        text: `${writeCount(payouts.length, 'payout')}, proposed by another operator.`,
        since: madeAt,
        to,
      })),
  ]
}

/** What buyers ask to have back, what another operator has proposed, and what the bank leaves open. */
const moneyOf = ({ money: { requests, proposals, figures } }: WaitingLists): WaitingItem[] => {
  const kind = 'money' as const
  const open = [
    {
      of: figures.refundsFailed,
      id: 'failed',
      asks: 'See to what came back:',
      one: 'failed refund',
      to: '/operator/money',
    },
    {
      of: figures.bankLinesOpen,
      id: 'lines',
      asks: 'Say what it was for:',
      one: 'bank line',
      to: '/operator/payouts',
    },
  ]
  return [
    ...requests
      .filter(({ isProposed }) => !isProposed)
      .map(({ id, orderId, buyer, words, askedAt }) => ({
        ...plain,
        kind,
        id,
        from: buyer,
        asks: 'Answer the request for a refund of',
        title: orderNumber(orderId),
        text: words,
        since: askedAt,
        to: `/operator/money/orders/${orderId}`,
      })),
    ...proposals
      .filter(({ state }) => state === 'proposed')
      .filter(isOthers)
      .map(({ id, orderId, madeBy, madeAt, reason }) => ({
        ...plain,
        kind,
        id,
        from: madeBy,
        asks: 'Confirm or refuse what is proposed for',
        title: orderNumber(orderId),
        text: reason,
        since: madeAt,
        to: `/operator/money/orders/${orderId}`,
      })),
    ...open.flatMap(({ of, id, asks, one, to }) =>
      of.count > 0 ? [{ ...plain, kind, id, asks, title: writeCount(of.count, one), to }] : [],
    ),
  ]
}

const projectsOf = ({ projects }: WaitingLists): WaitingItem[] => [
  ...projects
    .filter(({ review }) => review === 'submitted')
    .map(
      ({ id, name, sellerName, submittedAt, reviewerName, documents, score }): WaitingItem => ({
        kind: 'project',
        id,
        from: sellerName,
        asks: 'Decide on',
        title: name,
        text: [
          documents === 1 ? 'One document' : `${documents} documents`,
          score ? `scored ${score.value} of 100, ${score.confidence}\u00a0% documented` : 'not scored yet',
        ].join(', '),
        since: submittedAt ?? '',
        dueOn: null,
        withWhom: reviewerName,
        to: `/operator?project=${id}`,
      }),
    ),
  // Of a project that waits itself they are looked at with it.
  ...projects
    .filter(({ review, photographsWaitSince }) => review !== 'submitted' && photographsWaitSince !== null)
    .map(
      ({ id, name, sellerName, photographsWaiting, photographsWaitSince }): WaitingItem => ({
        ...plain,
        kind: 'photographs',
        id,
        from: sellerName,
        asks: 'Look at the photographs of',
        title: name,
        text: photographsWaiting === 1 ? 'One photograph' : `${photographsWaiting} photographs`,
        since: photographsWaitSince ?? '',
        to: `/operator?project=${id}`,
      }),
    ),
]

const sellersOf = ({ sellers }: WaitingLists): WaitingItem[] =>
  sellers
    .filter(({ identity }) => identity.state === 'submitted')
    .map(({ sellerId, companyName, identity }) => ({
      ...plain,
      kind: 'seller',
      id: sellerId,
      from: 'A seller',
      asks: 'Check who they are:',
      title: companyName,
      text: identity.legalName ?? '',
      since: identity.submittedAt ?? '',
      to: `/operator?seller=${sellerId}`,
    }))

const ticketsOf = ({ tickets }: WaitingLists): WaitingItem[] =>
  tickets
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ id, name, message, createdAt }) => ({
      ...plain,
      kind: 'ticket',
      id,
      from: 'Support',
      asks: 'Answer the message of',
      title: name,
      text: message,
      since: createdAt,
      to: `/operator?ticket=${id}`,
    }))

const never = '9999'

/** All that waits, whoever it is from: what has a day first, the nearest first, and then what waits longest. */
export const waitingItems = (lists: WaitingLists): WaitingItem[] =>
  [retirementsOf, payoutsOf, moneyOf, projectsOf, sellersOf, ticketsOf]
    .flatMap((of) => of(lists))
    .toSorted(
      (one, two) =>
        (one.dueOn ?? never).localeCompare(two.dueOn ?? never) ||
        one.since.localeCompare(two.since) ||
        one.id.localeCompare(two.id),
    )

/**
 * Where the one or several that are looked at stand among those that wait; once they are done they no longer do, and the
 * first of the others comes next.
 */
export const neighbours = (items: readonly WaitingItem[], isHere: (item: WaitingItem) => boolean) => {
  const at = items.findIndex(isHere)
  const last = items.findLastIndex(isHere)
  return at < 0
    ? { place: null, before: null, next: items[0] ?? null }
    : { place: at + 1, before: items[at - 1] ?? null, next: items[last + 1] ?? null }
}
