import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Tx } from './db.ts'

/** Where the socket.io adapter of every process listens. */
export const liveChannel = 'socket.io#/'

// The adapter's own words, as its emitter package writes them from outside a socket.io server.
const broadcast = 3
const disconnectSockets = 6
const eventPacket = 2
const options = (rooms: string[]) => ({ rooms, except: [], flags: {} })

const notify = async (tx: Tx, messages: readonly { type: number; data: object }[]): Promise<void> => {
  const texts = messages.map((message) => JSON.stringify({ uid: 'emitter', nsp: '/', ...message }))
  await tx.execute(
    sql`select pg_notify(${liveChannel}, text) from unnest(${sql.param(texts)}::text[]) as message (text)`,
  )
}

/** PostgreSQL holds the messages until the transaction commits and drops them if it does not. Order is kept. */
export const tellRooms = async (
  tx: Tx,
  messages: readonly { room: string; event: LiveEvent }[],
): Promise<void> => {
  if (messages.length === 0) return
  await notify(
    tx,
    messages.map(({ room, event: { type, ...facts } }) => ({
      type: broadcast,
      data: { packet: { type: eventPacket, data: [type, facts], nsp: '/' }, opts: options([room]) },
    })),
  )
}

export const closeRooms = (tx: Tx, rooms: string[]): Promise<void> =>
  notify(tx, [{ type: disconnectSockets, data: { opts: options(rooms), close: true } }])
