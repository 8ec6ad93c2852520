import { type ErrorCode, errorCatalogue } from '@ledgerleaf/contract/errors'
import { problemsApi } from '@ledgerleaf/contract/v1/problems'
import { DomainError } from '../platform/domain-error.ts'
import { explainCode } from './problem.ts'
import { type Route, route } from './route.ts'

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code)

/** Where the type of a problem leads: what its code means. */
export const problemRoutes = (): Route[] => [
  route(problemsApi.list, async () => ({
    data: Object.keys(errorCatalogue).filter(isCode).map(explainCode),
    nextCursor: null,
  })),
  route(problemsApi.find, async ({ params: { code } }) => {
    if (!isCode(code)) throw new DomainError('not_found')
    return explainCode(code)
  }),
]
