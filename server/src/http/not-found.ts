import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './error-handler.ts'
import type { Route } from './route.ts'

/** Unknown calls are refused in the one shape; a known path with the wrong method says which methods it takes. */
export const handleUnknownRoutes = (app: FastifyInstance, routes: readonly Route[]): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    const methods = routes
      .filter(({ endpoint }) => endpoint.path === path)
      .map(({ endpoint }) => endpoint.method)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    const code = methods.length > 0 ? 'method_not_allowed' : 'not_found'
    return sendRefusal(request, reply, { code })
  })
}
