import { credentialsApi, credentialType } from '@ledgerleaf/contract/credentials'
import type { FastifyReply } from 'fastify'
import { attach } from '../../http/attach.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findCertificate, findStatusPosition, findUncounted } from '../retirements/index.ts'
import { writeContext } from './credential-context.ts'
import { credentialKeyFrom, findPublicKeys } from './credential-key.ts'
import { writeDidDocument } from './did-web.ts'
import { signCredential } from './sign-credential.ts'
import { placesInList, writeStatusList } from './status-list.ts'
import { writeCredential } from './write-credential.ts'

type CredentialParts = { config: Config; db: Reader; secret: string }

/** Whoever checks a credential does so from a page of their own. */
const anyoneMayRead = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')

export const credentialRoutes = ({
  config: { publicUrl, payments },
  db,
  secret,
}: CredentialParts): Route[] => {
  const isSandbox = payments.provider === 'sandbox'
  const key = credentialKeyFrom(secret)
  return [
    route(credentialsApi.didDocument, async ({ reply }) => {
      anyoneMayRead(reply)
      return writeDidDocument(publicUrl, await findPublicKeys(db, key))
    }),
    route(credentialsApi.context, async ({ reply }) =>
      anyoneMayRead(reply)
        .header('content-type', 'application/ld+json')
        .send(JSON.stringify(writeContext(publicUrl), null, 2)),
    ),
    route(credentialsApi.credential, async ({ params: { id }, reply, now }) => {
      const certificate = await findCertificate(db, id)
      const statusPosition = certificate && (await findStatusPosition(db, id))
      if (!certificate || statusPosition === null) throw new DomainError('not_found')
      const { file, state, retirement } = certificate
      if (!file)
        throw new DomainError('not_found', {
          message:
            state === 'pending'
              ? 'The log has not taken this retirement up yet.'
              : 'This retirement is older than the seal on its words, so nobody can vouch for them.',
        })
      const { backing, atRegistry } = retirement
      const stated = { id, file, backing, atRegistry, statusPosition, isSandbox }
      const signed = signCredential(writeCredential(publicUrl, stated, now), key)
      return attach(anyoneMayRead(reply), credentialType, `certificate-${id}.jwt`).send(signed)
    }),
    route(credentialsApi.statusList, async ({ params: { list }, reply, now }) => {
      const first = list * placesInList
      const uncounted = await findUncounted(db, first, placesInList)
      if (uncounted === null) throw new DomainError('not_found')
      const places = uncounted.map((position) => position - first)
      const signed = signCredential(writeStatusList(publicUrl, list, places, now), key)
      return anyoneMayRead(reply).header('content-type', credentialType).send(signed)
    }),
  ]
}
