import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import { errorCatalogue } from '@ledgerleaf/contract/errors'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { type Authenticate, ownOrigins } from '../http/request-guard.ts'
import { readVisitor } from '../http/visitor.ts'
import type { Config } from '../platform/config.ts'
import { roomOf } from '../platform/outbox.ts'

export const socketsPerHolderMax = 50

/** The room of a session's sockets: they are closed together when it ends. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`

/** A browser always names the page it connects for. Whoever does not is no page of ours and may not bring cookies. */
export const isOwnRequest = (config: Config, { headers }: IncomingMessage): boolean =>
  headers.origin === undefined ? headers.cookie === undefined : ownOrigins(config).has(headers.origin)

const operatorRoom = roomOf({ role: 'operator' })

/** What tells whose cookies they are. */
type Doors = { config: Config; secret: string; authenticate: Authenticate }

const cookiesOf = (socket: Socket) => fastifyCookie.parse(socket.handshake.headers.cookie ?? '')

/** The rooms the cookies of a socket open; the first is the one its holder's sockets are counted in. */
const findRooms = async ({ config, secret, authenticate }: Doors, socket: Socket): Promise<string[]> => {
  const cookies = cookiesOf(socket)
  const caller = await authenticate(cookies)
  if (caller)
    return [
      roomOf({ personId: caller.personId }),
      roomOf({ organisationId: caller.organisationId }),
      sessionRoom(caller.sessionId),
      ...(caller.roles.includes('operator') ? [operatorRoom] : []),
    ]
  const visitorId = readVisitor(config, secret, cookies)
  return visitorId ? [roomOf({ visitorId })] : []
}

/** Decides, from the cookies alone, what a socket will hear. */
export const admit =
  (doors: Doors, log: Logger) =>
  async (socket: Socket, next: (refusal?: Error) => void): Promise<void> => {
    try {
      const rooms = await findRooms(doors, socket)
      const [counted] = rooms
      if (counted === undefined) return next(new Error(errorCatalogue.not_signed_in.message))
      const present = socket.nsp.adapter.rooms.get(counted)?.size ?? 0
      if (present >= socketsPerHolderMax) return next(new Error(errorCatalogue.rate_limited.message))
      // Joined in the same breath as counted, so a burst of handshakes cannot slip past the limit.
      await socket.join(rooms)
      next()
    } catch (error) {
      log.warn({ code: 'socket-not-admitted', error }, 'a socket could not be admitted')
      next(new Error(errorCatalogue.unavailable.message))
    }
  }

/** Whether the cookies a socket came with still open the rooms it is in. */
export const isStillAdmitted = async (doors: Doors, socket: Socket): Promise<boolean> => {
  const rooms = await findRooms(doors, socket)
  const outgrown = socket.rooms.has(operatorRoom) && !rooms.includes(operatorRoom)
  return rooms.length > 0 && !outgrown && rooms.every((room) => socket.rooms.has(room))
}
