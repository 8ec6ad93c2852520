import type { LiveEvent } from '@ledgerleaf/contract/events'
import type { QueryClient } from '@tanstack/react-query'
import type { LiveSocket } from './socket.ts'

type EventType = LiveEvent['type']

const identity = ['identity'] as const
const dashboard = ['dashboard'] as const
const orders = ['orders'] as const

/** Which queries an event makes stale. An event without a row does not compile. */
export const refreshedBy = {
  parsing_started: [],
  document_analyzing: [],
  Ai_started: [],
  completed: [],
  'account.changed': [identity],
  'holdings.changed': [dashboard],
  'listings.changed': [dashboard],
  'orders.changed': [orders, dashboard],
} as const satisfies Record<EventType, readonly (readonly string[])[]>

/** Reads again what an event made stale, and everything after a gap: what was announced meanwhile is not told again. */
export const refreshQueries = (socket: LiveSocket, client: QueryClient): void => {
  const refresh = (keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  for (const [type, keys] of Object.entries(refreshedBy)) socket.on(type as EventType, () => refresh(keys))
  let connectedBefore = false
  socket.on('connect', () => {
    if (connectedBefore) refresh([...new Set(Object.values(refreshedBy).flat())])
    connectedBefore = true
  })
}
