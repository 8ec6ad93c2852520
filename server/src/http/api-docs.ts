import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../platform/config.ts'
import { describeV1 } from './describe-v1.ts'
import { contentSecurityPolicy } from './security-headers.ts'

// The page is Swagger's own; the paper and the ink are ours, and its bar with another's logo is not shown.
const look = `
  .swagger-ui .topbar { display: none }
  body { background: #f6f4ec; color: #10241d }
  .swagger-ui, .swagger-ui .info .title { font-family: ui-sans-serif, system-ui, sans-serif; color: #10241d }
  .swagger-ui .scheme-container { background: none; box-shadow: none; border-bottom: 1px solid #d8d4c4 }
`

/** The OpenAPI documents, of the site and of programs, generated from the contract, and a page to browse it. */
export const describeApi = async (
  app: FastifyInstance,
  config: Config,
  ofPrograms: readonly Endpoint[],
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ledgerleaf',
        version: '0.1.0',
        description: 'Every call between the Ledgerleaf site and its server.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: config.publicUrl }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    // Group by group: of one long list the page keeps only what is in view, where a browser's search finds nothing.
    uiConfig: { docExpansion: 'none', deepLinking: true, tryItOutEnabled: false },
    theme: { title: 'Ledgerleaf API', css: [{ filename: 'ledgerleaf.css', content: look }] },
  })
  const described = describeV1(ofPrograms, config.publicUrl)
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => described)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
