import { invoicesApi } from '@ledgerleaf/contract/invoices'
import { payoutsApi } from '@ledgerleaf/contract/payouts'
import { statementApi } from '@ledgerleaf/contract/statement'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { statementKeys } from './keys.ts'

export const balanceQuery = () =>
  queryOptions({
    queryKey: [...statementKeys.all, 'balance'],
    queryFn: ({ signal }) => send(payoutsApi.own, { signal }),
  })

/** What the platform invoiced for its fees, newest first. */
export const feeInvoicesQuery = () =>
  queryOptions({
    queryKey: [...statementKeys.all, 'fee-invoices'],
    queryFn: ({ signal }) => send(invoicesApi.fees, { query: {}, signal }),
  })

export const statementQuery = () =>
  queryOptions({
    queryKey: [...statementKeys.all, 'rows'],
    queryFn: ({ signal }) => send(statementApi.find, { signal }),
  })

/** What each month brought, from the same rows. */
export const monthsQuery = () =>
  queryOptions({
    queryKey: [...statementKeys.all, 'months'],
    queryFn: ({ signal }) => send(statementApi.months, { signal }),
  })
