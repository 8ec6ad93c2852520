import type { LiveEvent } from '@ledgerleaf/contract/events'
import { stale } from '../api/signals.ts'
import type { LiveSocket } from './socket.ts'

type EventType = LiveEvent['type']

const identity = ['identity'] as const
const dashboard = ['dashboard'] as const
const projects = ['projects'] as const
const orders = ['orders'] as const
const holdings = ['holdings'] as const
const statement = ['statement'] as const
const listings = ['listings'] as const
const market = ['market'] as const
const analysis = ['analysis'] as const
const operator = ['operator'] as const

/** Which answers an event makes stale, by the first words of their keys. An event without a row does not compile. */
export const refreshedBy = {
  parsing_started: [analysis],
  document_analyzing: [analysis],
  Ai_started: [analysis],
  completed: [analysis],
  'analysis.failed': [analysis],
  'analysis.corrected': [analysis],
  'account.changed': [identity],
  'holdings.changed': [dashboard, holdings],
  'projects.changed': [projects, dashboard],
  'listings.changed': [projects, dashboard, statement, listings, market],
  'orders.changed': [orders, dashboard, statement],
  'operator.changed': [operator],
} as const satisfies Record<EventType, readonly (readonly string[])[]>

const everything = [...new Set(Object.values(refreshedBy).flat())]

/**
 * Tells what an event made stale, and everything on connecting: what was announced while nobody listened is not told
 * again. That holds for the first time too, since a page reads its answers while its socket is still opening.
 */
export const tellStale = (socket: LiveSocket): void => {
  const refresh = (keys: readonly (readonly string[])[]) => keys.forEach(stale.send)
  for (const [type, keys] of Object.entries(refreshedBy)) socket.on(type as EventType, () => refresh(keys))
  socket.on('connect', () => refresh(everything))
}
