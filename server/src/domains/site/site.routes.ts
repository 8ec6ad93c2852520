import { randomBytes } from 'node:crypto'
import { siteApi } from '@ledgerleaf/contract/site'
import { cookieAttributes, cookieName } from '../../http/cookies.ts'
import { makeCsrfToken } from '../../http/csrf.ts'
import { csrfHolder } from '../../http/request-guard.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'

/** What every page asks for first: its CSRF token, and what this installation is configured to show. */
export const siteRoutes = ({ config, secret }: { config: Config; secret: string }): Route[] => [
  route(siteApi.csrfToken, async ({ request, reply }) => {
    let holder = csrfHolder(config, request.cookies)
    if (!holder) {
      // A visitor without an account is known by this cookie alone: their token and their socket hang on it.
      holder = randomBytes(24).toString('base64url')
      reply.setCookie(cookieName(config, 'visitor'), holder, cookieAttributes(config))
    }
    return { csrfToken: makeCsrfToken(secret, holder) }
  }),
  route(siteApi.info, async () => ({
    openIdName: config.openId?.name ?? null,
    supportEmail: config.supportEmail,
    salesEmail: config.salesEmail,
    officeAddress: config.officeAddress,
    development: !config.production,
  })),
]
