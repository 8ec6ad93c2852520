import { chainApi, chainDeskApi, readIndices } from '@ledgerleaf/contract/chain'
import { forOperators } from '../http/for-operators.ts'
import { type Route, route } from '../http/route.ts'
import type { Db, Reader } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../platform/rate-limit.ts'
import { checkQuestion } from './check-question.ts'
import { findDesk } from './desk-queries.ts'
import { findEntries } from './entry-queries.ts'
import type { OpenedChain } from './open-chain.ts'
import { RpcRefusal } from './provider.ts'
import { findMirror, findStatus } from './status-queries.ts'

/** A page that verifies asks a handful. */
const questionsOfOneNetwork = { limit: 120, windowSeconds: 60 }

type Parts = { db: Db; reader: Reader; chain: OpenedChain }

export const chainRoutes = ({ db, reader, chain }: Parts): Route[] => [
  route(chainApi.state, () => findStatus(reader, chain.config)),
  route(chainApi.entry, async ({ params }) => {
    const [entry] = await findEntries(reader, chain.config, [params.index])
    if (!entry) throw new DomainError('not_found')
    return entry
  }),
  route(chainApi.entries, async ({ query }) => ({
    entries: await findEntries(reader, chain.config, readIndices(query.indices)),
  })),
  route(chainApi.rpc, async ({ body: { id, method, params }, request, now }) => {
    if (chain.config.kind !== 'local') throw new DomainError('not_found')
    await consume(db, limitKey('chainRpc', callerNetwork(request.ip)), questionsOfOneNetwork, now)
    const answer = { jsonrpc: '2.0', id } as const
    const findContract = async () => (await findMirror(reader, chain.config))?.contract ?? null
    try {
      const question = await checkQuestion({ method, params: params ?? [] }, findContract)
      return { ...answer, result: await chain.request(question) }
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw new DomainError('unavailable', { retryAfterSeconds: 5 })
      const { code, message, data } = error
      return { ...answer, error: { code, message, ...(data === null ? {} : { data }) } }
    }
  }),
  forOperators(route(chainDeskApi.read, ({ now }) => findDesk(reader, chain.config, chain.trouble(), now))),
]
