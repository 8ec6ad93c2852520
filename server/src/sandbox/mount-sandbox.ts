import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { sandboxSecrets } from '../platform/sandbox-secrets.ts'
import { serveApi } from './api.ts'
import { serveConnectPage } from './connect-page.ts'
import { servePayPage } from './pay-page.ts'
import { readForm } from './read-form.ts'

type Parts = { config: Config; db: Db; secret: string }

/**
 * A payment provider in which no money moves. It stands beside the market as another application would: the market
 * speaks to it over HTTP with the provider's own library, and hears from it through signed webhooks alone. Where
 * another provider is configured it does not exist.
 */
export const mountSandbox = async (app: FastifyInstance, { config, db, secret }: Parts): Promise<void> => {
  if (config.payments.provider !== 'sandbox') return
  const { publicUrl } = config
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, text, done) => done(null, readForm(text)),
      )
      // Calls without a body name their type all the same, or none.
      scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, text, done) =>
        done(null, readForm(text)),
      )
      scope.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true }
      })
      scope.setErrorHandler((error, request, reply) => {
        request.log.error({ code: 'sandbox-failed', err: error }, 'the sandbox failed')
        return reply.status(500).send({ error: { type: 'api_error', message: 'The sandbox failed.' } })
      })
      servePayPage(scope, { db, publicUrl })
      serveConnectPage(scope, { db, publicUrl })
      await scope.register(
        async (api) => serveApi(api, { db, apiKey: sandboxSecrets(secret).apiKey, publicUrl }),
        { prefix: '/v1' },
      )
    },
    { prefix: '/sandbox' },
  )
}
