import { chainApi } from '@ledgerleaf/contract/chain'
import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { ribbonApi } from '@ledgerleaf/contract/ribbon'
import { toBase64 } from '@ledgerleaf/provenance/base64'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { type Route, route } from '../../http/route.ts'
import { findOrigin } from '../../log/checkpoint-queries.ts'
import { findInclusion } from '../../log/proof-queries.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findRibbon } from './find-ribbon.ts'
import { findToken } from './token-queries.ts'
import { findTrail } from './trail-queries.ts'

type Parts = { config: Pick<Config, 'publicUrl'>; db: Reader }

export const provenanceRoutes = ({ config, db }: Parts): Route[] => [
  route(chainApi.token, async ({ params }) => {
    const token = await findToken(db, BigInt(params.file.replace('.json', '')), config.publicUrl)
    if (!token) throw new DomainError('not_found')
    return token
  }),
  route(provenanceApi.trail, async ({ params, query }) => {
    const trail = await findTrail(db, params.batchId, query.serial)
    if (!trail) throw new DomainError('not_found')
    return trail
  }),
  route(ribbonApi.ofBatch, async ({ params }) => {
    const ribbon = await findRibbon(db, params.batchId)
    if (!ribbon) throw new DomainError('not_found')
    return ribbon
  }),
  route(provenanceApi.proof, async ({ params }) => {
    const found = await findInclusion(db, params.entryId)
    if (!found) throw new DomainError('not_found')
    const proof = found.state === 'included' ? writeProofFile({ ...found, proof: [...found.proof] }) : null
    return { entry: toBase64(found.leaf), proof, origin: (await findOrigin(db)) ?? '' }
  }),
]
