import type { QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import type { CheckedSeller } from '@ledgerleaf/contract/seller-checks'

export type WaitingKind = 'project' | 'photographs' | 'seller' | 'ticket'

/** Something that waits for an operator, with the page it is decided on. */
export type WaitingItem = {
  kind: WaitingKind
  id: string
  /** Whom it is from: a company, or whoever wrote. */
  from: string
  /** What is asked for, in words that lead up to its title. */
  asks: string
  title: string
  text: string
  since: string
  /** The operator who looks at it already. */
  withWhom: string | null
  to: string
}

type Lists = {
  projects: readonly QueuedProject[]
  sellers: readonly CheckedSeller[]
  tickets: readonly Ticket[]
}

/** All that waits, whoever it is from, the longest waiting first. */
export const waitingItems = ({ projects, sellers, tickets }: Lists): WaitingItem[] =>
  [
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
            score ? `scored ${score.value} of 100, ${score.confidence} % documented` : 'not scored yet',
          ].join(', '),
          since: submittedAt ?? '',
          withWhom: reviewerName,
          to: `?project=${id}`,
        }),
      ),
    // Of a project that waits itself they are looked at with it.
    ...projects
      .filter(({ review, photographsWaitSince }) => review !== 'submitted' && photographsWaitSince !== null)
      .map(
        ({ id, name, sellerName, photographsWaiting, photographsWaitSince }): WaitingItem => ({
          kind: 'photographs',
          id,
          from: sellerName,
          asks: 'Look at the photographs of',
          title: name,
          text: photographsWaiting === 1 ? 'One photograph' : `${photographsWaiting} photographs`,
          since: photographsWaitSince ?? '',
          withWhom: null,
          to: `?project=${id}`,
        }),
      ),
    ...sellers
      .filter(({ identity }) => identity.state === 'submitted')
      .map(
        ({ sellerId, companyName, identity }): WaitingItem => ({
          kind: 'seller',
          id: sellerId,
          from: companyName,
          asks: 'Check who they are:',
          title: companyName,
          text: identity.legalName ?? '',
          since: identity.submittedAt ?? '',
          withWhom: null,
          to: `?seller=${sellerId}`,
        }),
      ),
    ...tickets
      .filter(({ answeredAt }) => answeredAt === null)
      .map(
        ({ id, name, message, createdAt }): WaitingItem => ({
          kind: 'ticket',
          id,
          from: name,
          asks: 'Answer the message of',
          title: name,
          text: message,
          since: createdAt,
          withWhom: null,
          to: `?ticket=${id}`,
        }),
      ),
  ].toSorted((one, two) => one.since.localeCompare(two.since) || one.id.localeCompare(two.id))

/** Where one stands among those that wait; once it is decided it no longer does, and the longest waiting comes next. */
export const neighbours = (items: readonly WaitingItem[], id: string) => {
  const at = items.findIndex((item) => item.id === id)
  const rest = items.filter((item) => item.id !== id)
  return at < 0
    ? { place: null, before: null, next: rest[0] ?? null }
    : { place: at + 1, before: items[at - 1] ?? null, next: items[at + 1] ?? null }
}
