import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Notice } from '../../ui/Notice.tsx'

const NotReady = z.object({ reasons: z.array(z.object({ name: z.string(), says: z.string() })) })

/** What `/readyz` says keeps people out: it answers anybody, also while no session can be looked up. */
const readReasons = async ({ signal }: { signal: AbortSignal }): Promise<string[]> => {
  const answer = await fetch('/readyz', { signal, cache: 'no-store' })
  const { data } = z.safeParse(NotReady, await answer.json())
  return data?.reasons.map(({ says }) => says) ?? []
}

/** Shown when how things stand cannot be read: the server itself may still say why, or not answer at all. */
export const Hindrances = ({ children }: { children: string }) => {
  const { data = [], isError } = useQuery({
    queryKey: ['readiness'],
    queryFn: readReasons,
    refetchInterval: 5000,
    staleTime: 0,
    retry: false,
  })
  const title = data.length > 0 && !isError ? data.join(' ') : 'The server does not answer'
  return (
    <Notice tone="error" title={title}>
      {children}
    </Notice>
  )
}
