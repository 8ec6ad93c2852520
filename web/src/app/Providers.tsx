import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { refreshCsrfToken } from '../api/client.ts'
import { createQueryClient } from './query-client.ts'
import { SessionWatch } from './SessionWatch.tsx'

export const Providers = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient)
  useEffect(() => {
    void refreshCsrfToken()
  }, [])
  return (
    <QueryClientProvider client={client}>
      <SessionWatch />
      {children}
    </QueryClientProvider>
  )
}
