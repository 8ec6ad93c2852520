import { siteApi } from '@ledgerleaf/contract/site'
import type { Config } from '../platform/config.ts'
import { makeCsrfToken } from './csrf.ts'
import { csrfHolder } from './request-guard.ts'
import { type Route, route } from './route.ts'
import { nameVisitor } from './visitor.ts'

/** What every page asks for first: its CSRF token, and what this installation is configured to show. */
export const siteRoutes = ({ config, secret }: { config: Config; secret: string }): Route[] => [
  route(siteApi.csrfToken, async ({ request, reply }) => {
    // A visitor without an account is known by their cookie alone: their token, socket and reports hang on it.
    const holder = csrfHolder(config, secret, request.cookies) ?? nameVisitor({ config, secret }, reply)
    return { csrfToken: makeCsrfToken(secret, holder) }
  }),
  route(siteApi.info, async () => ({
    openIdName: config.openId?.name ?? null,
    supportEmail: config.supportEmail,
    salesEmail: config.salesEmail,
    sendsMail: config.smtpUrl !== null,
    officeAddress: config.officeAddress,
    socialLinks: config.socialLinks,
    payByInvoice: config.bank && { quoteDays: config.quotes.days, termDays: config.quotes.termDays },
    sandboxPayments: config.payments.provider === 'sandbox',
    feeBasisPoints: config.feeBasisPoints,
    vat:
      config.invoicing.issuer?.vatId && config.invoicing.vatBasisPoints
        ? { country: config.invoicing.issuer.country, basisPoints: config.invoicing.vatBasisPoints }
        : null,
    chain:
      config.chain.kind === 'off'
        ? null
        : {
            local: config.chain.kind === 'local',
            name: config.chain.name,
            chainId: config.chain.chainId,
          },
    development: !config.production,
  })),
]
