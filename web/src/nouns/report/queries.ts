import { type ReportKind, type ReportQuery, reportsApi } from '@ledgerleaf/contract/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { hrefOf } from '../../api/request.ts'
import { holdingKeys } from '../holding/keys.ts'

export const reportQueries = {
  one: (kind: ReportKind, query: ReportQuery) =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'reports', kind, query],
      queryFn: ({ signal }) => send(reportsApi.read, { params: { kind }, query, signal }),
      // A figure corrected meanwhile is in the next one that is shown.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
}

export const downloadsOf = (kind: ReportKind, query: ReportQuery) => {
  const sending = { params: { kind }, query }
  return {
    pdf: hrefOf(reportsApi.pdf, sending),
    xlsx: hrefOf(reportsApi.xlsx, sending),
    json: hrefOf(reportsApi.read, sending),
    datapoints: hrefOf(reportsApi.datapoints, { query }),
  }
}
