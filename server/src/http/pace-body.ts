import { PassThrough, pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { callerNetwork } from '../platform/rate-limit.ts'
import { keepPace, type Pace } from './keep-pace.ts'
import { uploadPlaces } from './upload-places.ts'

/**
 * Within the scope it is given, a body that is held whole in memory arrives at a place of its own: so many at once, so few
 * from one network, and none more slowly than a telephone sends.
 */
export const paceBody = (scope: FastifyInstance, pace?: Pace): void => {
  const places = uploadPlaces()
  scope.addHook('preParsing', async (request, reply, payload) => {
    const network = callerNetwork(request.ip)
    // Whoever is refused may still be sending; the connection is not kept for that.
    const refuse = (error: Error) => {
      reply.header('connection', 'close')
      return error
    }
    try {
      places.check(network)
    } catch (error) {
      throw refuse(error as Error)
    }
    const body = new PassThrough()
    pipeline(payload, body, () => {})
    places
      .hold(network, () => keepPace(request.raw.socket, finished(payload), pace))
      .catch((error) => body.destroy(refuse(error)))
    return body
  })
}
