import { buyerDeskApi } from '@ledgerleaf/contract/buyer-desk'
import type { dashboardApi } from '@ledgerleaf/contract/dashboard'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { sellerDeskApi } from '@ledgerleaf/contract/seller-desk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { dashboardKeys } from './keys.ts'

type OwnEmail = Exclude<(typeof dashboardApi)['buyerTotalCredits']['body'], undefined>

/** Every figure is its own call, so one that fails does not take the others with it. */
export const dashboardQuery = <Answer extends Endpoint['answer']>(
  question: Endpoint<OwnEmail, Answer, undefined, undefined>,
  email: string,
) =>
  queryOptions({
    queryKey: [...dashboardKeys.all, question.path.slice(question.path.lastIndexOf('/') + 1), email],
    queryFn: ({ signal }) => send(question, { body: { email }, signal }),
  })

/** What a seller has to do next. */
export const dueQuery = () =>
  queryOptions({
    queryKey: [...dashboardKeys.all, 'due'],
    queryFn: ({ signal }) => send(sellerDeskApi.due, { signal }),
  })

/** How each listing of a seller does. */
export const listingFiguresQuery = () =>
  queryOptions({
    queryKey: [...dashboardKeys.all, 'listing-figures'],
    queryFn: ({ signal }) => send(sellerDeskApi.listings, { signal }),
  })

/** Which footprint the desk shows: a report and a year of it, or the newest where none is chosen. */
export type DeskChoice = { analysis?: string; year?: string }

export const deskQuery = (choice: DeskChoice = {}) =>
  queryOptions({
    queryKey: [...dashboardKeys.desk, choice],
    queryFn: ({ signal }) => send(buyerDeskApi.read, { query: choice, signal }),
    // Another year of the same picture: the one before stays until it is there.
    placeholderData: keepPreviousData,
  })
