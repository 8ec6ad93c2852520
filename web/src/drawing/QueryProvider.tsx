import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { createQueryClient, queryClient } from '../api/query-client.ts'
import { FirstAnswers, keepFirstAnswers, readFirstAnswers } from './first-answers.ts'

// What the page came with is in the cache before anything looks there.
keepFirstAnswers(queryClient, readFirstAnswers())

/** Around whatever asks the server by queries. The pages that only show something do without it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const answers = useContext(FirstAnswers)
  const [client] = useState(() => {
    if (!answers) return queryClient
    // Of this one drawing alone: the server draws pages for everybody.
    const own = createQueryClient()
    keepFirstAnswers(own, answers)
    return own
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
