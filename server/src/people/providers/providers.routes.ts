import { providersApi } from '@ledgerleaf/contract/providers'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { requireProof } from '../identity/index.ts'
import { addDomain, keepSeen, lookForRecord, removeDomain, tellLooked } from './keep-domains.ts'
import type { ProviderChange } from './provider-mail.ts'
import { findProvenDomains, findStanding, requireProvider } from './provider-queries.ts'
import { testProvider } from './read-provider.ts'
import { removeProvider, saveProvider, switchProvider } from './save-provider.ts'
import { tellOwners } from './tell-owners.ts'
import { setTripCookie } from './trip-cookie.http.ts'
import { startTrip } from './trips.ts'

type Parts = { db: Db; reader: Reader; config: Config; secret: string }

/** Each of these asks somebody else's machine. */
const asked = { limit: 30, windowSeconds: 10 * 60 }

/** What owners do about how members sign in. */
export const providerRoutes = (parts: Parts): Route[] => {
  const { db, reader, config, secret } = parts
  const { publicUrl, outside } = config
  const tell = (tx: Tx, caller: Caller, changes: readonly ProviderChange[]) =>
    tellOwners(tx, publicUrl, caller, changes)
  const limit = ({ organisationId }: Caller, now: Date) =>
    consume(db, limitKey('askOutside', organisationId), asked, now)
  const note = ({ personId }: Caller, request: Parameters<Route['handle']>[0]['request']) =>
    noteSecurity(request.log, 'organisation.provider-changed', { personId, ip: request.ip })

  return [
    route(providersApi.standing, ({ caller }) => findStanding(reader, publicUrl, caller.organisationId)),

    command(db, providersApi.addDomain, async (tx, { caller, body, now }) => {
      // Until then the account may be a stranger's, who would lose it to whom the provider names.
      if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
      await addDomain(tx, caller, body.domain, now)
      return done
    }),
    route(providersApi.checkDomain, async ({ caller, body, now, request }) => {
      await limit(caller, now)
      const { organisationId, personId } = caller
      const looked = await lookForRecord(db, outside, caller, body.domain)
      const wasProven = looked.found.provenAt !== null
      const isNew = looked.isSeen && !wasProven
      await inTransaction(db, async (tx) => {
        await keepSeen(tx, { organisationId, personId }, looked, now)
        if (isNew) await tell(tx, caller, [{ what: 'domain_proven', domain: body.domain }])
      })
      if (isNew) note(caller, request)
      return { isProven: looked.isSeen || wasProven, says: tellLooked(looked) }
    }),
    route(providersApi.removeDomain, async ({ caller, body: { domain, ...proof }, now, request }) => {
      await requireProof(parts, caller, proof, now)
      await inTransaction(db, async (tx) => {
        const wasProven = await removeDomain(tx, caller, domain, now)
        if (wasProven) await tell(tx, caller, [{ what: 'domain_removed', domain }])
      })
      note(caller, request)
      return done
    }),

    route(providersApi.save, async ({ caller, body, now, request }) => {
      const { password, code, passkey, ...saved } = body
      await requireProof(parts, caller, { password, code, passkey }, now)
      await inTransaction(db, async (tx) => {
        await saveProvider(tx, secret, caller, saved, now)
        await tell(tx, caller, [{ what: 'saved' }])
      })
      note(caller, request)
      return done
    }),
    route(providersApi.test, async ({ caller, now }) => {
      await limit(caller, now)
      const { issuer } = await requireProvider(db, caller.organisationId)
      return { points: await testProvider(outside, issuer) }
    }),
    route(providersApi.tryOut, async ({ caller, reply, now }) => {
      await limit(caller, now)
      const { organisationId, personId: triedBy, email } = caller
      if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
      const provider = await requireProvider(db, organisationId)
      if ((await findProvenDomains(db, organisationId)).length === 0) throw new DomainError('domain_unproven')
      const { url, browser } = await startTrip(parts, provider, { rememberMe: false, triedBy, email }, now)
      setTripCookie(config, reply, browser)
      return { url }
    }),
    route(providersApi.turn, async ({ caller, body: { isOn, isRequired, ...proof }, now, request }) => {
      await requireProof(parts, caller, proof, now)
      await inTransaction(db, async (tx) => {
        const changes = await switchProvider(tx, caller, { isOn, isRequired }, now)
        await tell(
          tx,
          caller,
          changes.map((what) => ({ what })),
        )
      })
      note(caller, request)
      return done
    }),
    route(providersApi.remove, async ({ caller, body, now, request }) => {
      await requireProof(parts, caller, body, now)
      await inTransaction(db, async (tx) => {
        await removeProvider(tx, caller, now)
        await tell(tx, caller, [{ what: 'removed' }])
      })
      note(caller, request)
      return done
    }),
  ]
}
