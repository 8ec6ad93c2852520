import { chainApi } from '@ledgerleaf/contract/chain'
import { logApi } from '@ledgerleaf/contract/log'
import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { ribbonApi } from '@ledgerleaf/contract/ribbon'
import { toBase64 } from '@ledgerleaf/provenance/base64'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { type Route, route } from '../../http/route.ts'
import { findOrigin } from '../../log/checkpoint-queries.ts'
import { findInclusion } from '../../log/proof-queries.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { findCertificateKind } from './certificate-kind.ts'
import { findLogEntry } from './find-log-entry.ts'
import { findRibbon } from './find-ribbon.ts'
import { findLogEntries, findLogPage, findLogState, findTopicPage } from './log-queries.ts'
import { findToken } from './token-queries.ts'
import { findTrail } from './trail-queries.ts'

type Parts = { config: Pick<Config, 'publicUrl'>; db: Db; reader: Reader }

// A page is read from the database each time; a person turns a few a minute.
const pagesOfLog = { limit: 240, windowSeconds: 60 }

export const provenanceRoutes = ({ config, db, reader }: Parts): Route[] => [
  // The keys of the log are read by its own role.
  route(logApi.state, () => findLogState(db)),
  route(logApi.entries, async ({ query, request, now }) => {
    await consume(db, limitKey('log', callerNetwork(request.ip)), pagesOfLog, now)
    if (query.find) return findLogEntries(reader, query.find)
    return query.about ? findTopicPage(reader, query.about, query.before) : findLogPage(reader, query.before)
  }),
  route(logApi.entry, async ({ params, request, now }) => {
    await consume(db, limitKey('log', callerNetwork(request.ip)), pagesOfLog, now)
    const entry = await findLogEntry(reader, params.index)
    if (!entry) throw new DomainError('not_found')
    return entry
  }),
  route(chainApi.token, async ({ params }) => {
    const token = await findToken(reader, BigInt(params.file.replace('.json', '')), config.publicUrl)
    if (!token) throw new DomainError('not_found')
    return token
  }),
  route(provenanceApi.certificateKind, async ({ params }) => {
    const kind = await findCertificateKind(reader, params.id)
    if (!kind) throw new DomainError('not_found')
    return { kind }
  }),
  route(provenanceApi.trail, async ({ params, query }) => {
    const trail = await findTrail(reader, params.batchId, query.serial)
    if (!trail) throw new DomainError('not_found')
    return trail
  }),
  route(ribbonApi.ofBatch, async ({ params }) => {
    const ribbon = await findRibbon(reader, params.batchId)
    if (!ribbon) throw new DomainError('not_found')
    return ribbon
  }),
  route(provenanceApi.proof, async ({ params }) => {
    const found = await findInclusion(reader, params.entryId)
    if (!found) throw new DomainError('not_found')
    const proof = found.state === 'included' ? writeProofFile({ ...found, proof: [...found.proof] }) : null
    return { entry: toBase64(found.leaf), proof, origin: (await findOrigin(reader)) ?? '' }
  }),
]
