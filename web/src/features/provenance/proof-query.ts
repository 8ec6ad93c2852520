import { queryOptions } from '@tanstack/react-query'
import { lookAgainMs } from '../../api/log-lag.ts'
import { provenanceKeys } from '../../nouns/provenance/keys.ts'
import { verifyStep } from './verify-step.ts'

/** The check of one entry in this browser; it holds for good once the entry is signed. */
export const proofQuery = (entryId: string) =>
  queryOptions({
    queryKey: [...provenanceKeys.proofs, entryId],
    queryFn: () => verifyStep(entryId),
    staleTime: Number.POSITIVE_INFINITY,
    // A step just taken is in the log a moment later: whoever asked early is answered then.
    refetchInterval: ({ state }) => (state.data === 'pending' ? lookAgainMs : false),
  })
