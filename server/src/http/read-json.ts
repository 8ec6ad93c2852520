import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies. An empty one is no body rather than a broken one: call 3 of the specification names JSON as its
 * type and sends nothing. A call that needs a body still refuses its absence by its own schema.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
}
