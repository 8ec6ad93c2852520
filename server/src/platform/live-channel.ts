import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Reader } from './db.ts'

/** Where the socket.io adapter of every process listens. */
export const liveChannel = 'socket.io#/'

// The adapter's own words, as its emitter package writes them from outside a socket.io server.
const broadcast = 3
const disconnectSockets = 6
const eventPacket = 2
const options = (rooms: string[]) => ({ rooms, except: [], flags: {} })

const notify = async (tx: Reader, message: { type: number; data: object }): Promise<void> => {
  const payload = JSON.stringify({ uid: 'emitter', nsp: '/', ...message })
  await tx.execute(sql`select pg_notify(${liveChannel}, ${payload})`)
}

/** PostgreSQL holds the message until the transaction commits and drops it if it does not. Order is kept. */
export const tellRoom = (tx: Reader, room: string, { type, ...facts }: LiveEvent): Promise<void> =>
  notify(tx, {
    type: broadcast,
    data: { packet: { type: eventPacket, data: [type, facts], nsp: '/' }, opts: options([room]) },
  })

export const closeRooms = (tx: Reader, rooms: string[]): Promise<void> =>
  notify(tx, { type: disconnectSockets, data: { opts: options(rooms), close: true } })
