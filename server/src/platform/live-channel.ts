import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Tx } from './db.ts'

/** Where the socket.io adapter of every process listens. */
export const liveChannel = 'socket.io#/'

// The adapter's own words, as its emitter package writes them from outside a socket.io server.
const broadcast = 3
const socketsLeave = 5
const disconnectSockets = 6
const eventPacket = 2
const options = (rooms: string[]) => ({ rooms, except: [], flags: {} })

const write = (message: { type: number; data: object }): string =>
  JSON.stringify({ uid: 'emitter', nsp: '/', ...message })

const notify = async (tx: Tx, texts: readonly string[]): Promise<void> => {
  if (texts.length === 0) return
  await tx.execute(
    sql`select pg_notify(${liveChannel}, text) from unnest(${sql.param(texts)}::text[]) as message (text)`,
  )
}

// A namespace no socket is in: the adapter passes such a message over, and each process gathers it itself.
const marketStart = '{"nsp":"market","batchId":"'
const marketEnd = '"}'

/** The batch a message says the market of has changed, or null where it is about something else. */
export const readMarketNews = (text: string | undefined): string | null =>
  text?.startsWith(marketStart) ? text.slice(marketStart.length, -marketEnd.length) : null

/**
 * PostgreSQL holds the messages until the transaction commits and drops them if it does not. Order is kept. In the same
 * statement every process hears of the batches that are offered otherwise than before, and tells its sockets in time.
 */
export const tellRooms = async (
  tx: Tx,
  messages: readonly { room: string; event: Exclude<LiveEvent, { type: 'market.changed' }> }[],
  marketOf: Iterable<string> = [],
): Promise<void> => {
  const told = messages.map(({ room, event: { type, ...facts } }) =>
    write({
      type: broadcast,
      data: { packet: { type: eventPacket, data: [type, facts], nsp: '/' }, opts: options([room]) },
    }),
  )
  const changed = [...new Set(marketOf)].map((batchId) => `${marketStart}${batchId}${marketEnd}`)
  await notify(tx, [...told, ...changed])
}

/** The sockets in one room leave another: what is told there from this commit on they do not hear. */
export const leaveRoom = (tx: Tx, among: string, room: string): Promise<void> =>
  notify(tx, [write({ type: socketsLeave, data: { opts: options([among]), rooms: [room] } })])

export const closeRooms = (tx: Tx, rooms: string[]): Promise<void> =>
  notify(tx, [write({ type: disconnectSockets, data: { opts: options(rooms), close: true } })])
