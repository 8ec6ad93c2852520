import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { type Certificate, retirementsApi } from '@ledgerleaf/contract/retirements'
import { sharedCertificatesApi } from '@ledgerleaf/contract/shared-certificates'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { lookAgainMs } from '../../api/log-lag.ts'
import { certificateKeys } from './keys.ts'

/** The log has yet to take up the retirement, or what became of it at the registry. */
const awaitsLog = ({ state, retirement: { atRegistry }, registryLogIndex }: Certificate): boolean =>
  state === 'pending' || (registryLogIndex === null && (atRegistry?.actId ?? null) !== null)

export const certificateQueries = {
  /** Which of the certificates stands at this address. */
  kind: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, 'kind', id],
      queryFn: ({ signal }) => send(provenanceApi.certificateKind, { params: { id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Over everything that was retired in one act. */
  common: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, 'common', id],
      queryFn: ({ signal }) => send(retirementsApi.commonCertificate, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.certificates.some(awaitsLog) ? lookAgainMs : false),
    }),
  /** Over all shares of one act. */
  shared: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, 'shared', id],
      queryFn: ({ signal }) => send(sharedCertificatesApi.certificate, { params: { id }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.shares.some(({ certificates }) => certificates.some(awaitsLog)) ? lookAgainMs : false,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, id],
      queryFn: ({ signal }) => send(retirementsApi.certificate, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && awaitsLog(state.data) ? lookAgainMs : false),
    }),
}
