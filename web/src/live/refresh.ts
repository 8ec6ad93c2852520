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
  'account.changed': [identity],
  'holdings.changed': [dashboard, holdings],
  'projects.changed': [projects, dashboard],
  'listings.changed': [projects, dashboard, statement, listings, market],
  'orders.changed': [orders, dashboard],
  'operator.changed': [operator],
} as const satisfies Record<EventType, readonly (readonly string[])[]>

/** Tells what an event made stale, and everything after a gap: what was announced meanwhile is not told again. */
export const tellStale = (socket: LiveSocket): void => {
  const refresh = (keys: readonly (readonly string[])[]) => keys.forEach(stale.send)
  for (const [type, keys] of Object.entries(refreshedBy)) socket.on(type as EventType, () => refresh(keys))
  let connectedBefore = false
  socket.on('connect', () => {
    if (connectedBefore) refresh([...new Set(Object.values(refreshedBy).flat())])
    connectedBefore = true
  })
}
