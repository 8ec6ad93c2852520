/** The steps a report goes through, in order, as the socket announces them. The names are the specification's. */
export const progressEvents = ['parsing_started', 'document_analyzing', 'Ai_started', 'completed'] as const
export type ProgressEvent = (typeof progressEvents)[number]
export type ProgressStep = 'idle' | ProgressEvent

/** Facts, told to the people they concern once they are committed. */
export type LiveEvent =
  | { type: ProgressEvent; analysisId: string }
  | { type: 'analysis.failed'; analysisId: string }
  /** A person changed the inventory: every other screen that shows it, or reckons with it, reads it again. */
  | { type: 'analysis.corrected'; analysisId: string }
  /** Something about the inventory over the years was decided. */
  | { type: 'programme.changed' }
  | { type: 'account.changed' }
  /** A member was told something, or has read it. */
  | { type: 'notices.changed' }
  | { type: 'holdings.changed' }
  | { type: 'listings.changed' }
  | { type: 'projects.changed' }
  | { type: 'orders.changed' }
  /** To everyone: what is offered of these projects, or where their credits are, is another. What it is now is read. */
  | { type: 'market.changed'; projectIds: string[] }
  /** Something waits for an operator, or one of them acted. */
  | { type: 'operator.changed' }

/** An event as it travels: under its own name, with the rest of its facts. A client sends none. */
export type SocketEvents = { [Event in LiveEvent as Event['type']]: (facts: Omit<Event, 'type'>) => void }

/** Section 9: how the browser keeps its socket. Attempts are unlimited. */
export const socketTiming = { reconnectMsMin: 1000, reconnectMsMax: 5000, timeoutMs: 20_000 } as const
export type SocketTiming = Record<keyof typeof socketTiming, number>
