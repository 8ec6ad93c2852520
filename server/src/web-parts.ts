import type { FastifyInstance } from 'fastify'
import { apiRoutes } from './api-routes.ts'
import { serveMailPage } from './http/development-mail.ts'
import { openRenderer } from './http/open-renderer.ts'
import { serveLog } from './http/serve-log.ts'
import { readSite, serveSite } from './http/serve-site.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { openPrograms } from './people/keys/index.ts'
import { serveProviderReturn } from './people/providers/index.ts'
import { findUpward } from './platform/find-upward.ts'
import type { OpenedThings } from './platform/opened.ts'
import { openTestMarkets } from './test-market/test-markets.ts'
import { v1Routes } from './v1-routes.ts'
import { describePublicPage, findPublicPaths } from './views/market/index.ts'

type Parts = Omit<Parameters<typeof apiRoutes>[0], 'makeTestMarket'> & {
  opened: OpenedThings
  /** Of PostgreSQL itself: beside this database stand those of test markets. */
  databaseUrl: string
}

/** What people come for: the calls, the pages and the public log. A process without them has only its health to tell. */
export const webParts = ({ opened, databaseUrl, ...parts }: Parts) => {
  const { config, secret, db, reader, identity } = parts
  const site = readSite(findUpward('web/build') ?? 'web/build')
  const programs = openPrograms(parts)
  const testMarkets = openTestMarkets({ ...parts, dataDir: config.dataDir, databaseUrl, programs })
  opened.add(testMarkets.close)
  return {
    routes: [...apiRoutes({ ...parts, makeTestMarket: testMarkets.make }), ...v1Routes(parts)],
    programs: { ...programs, findTestMarket: testMarkets.find },
    extensions: [
      identity.mount,
      (server: FastifyInstance) =>
        serveProviderReturn(server, { db, config, secret, authenticate: identity.authenticate }),
      (server: FastifyInstance) => serveMcp(server, config),
      (server: FastifyInstance) => serveLog(server, db),
      (server: FastifyInstance) => serveMailPage(server, config),
      async (server: FastifyInstance) => {
        const things = {
          findPaths: () => findPublicPaths(reader),
          describe: (path: string) => describePublicPage(reader, path),
        }
        if (!site) return
        const renderer = openRenderer(site.rendererFile)
        opened.add(renderer.close)
        await serveSite(server, { config, site, things, renderer })
      },
    ],
  }
}
