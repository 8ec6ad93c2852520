import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { proofQuery } from './proof-query.ts'

/** The entries of a trail, checked one after the other, each marked as soon as it is proven. */
export const useCheckAll = (steps: readonly { entryId: string }[]) => {
  const ids = [...new Set(steps.map(({ entryId }) => entryId))]
  const client = useQueryClient()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [isChecking, setChecking] = useState(false)
  // What single checks found counts as well; nothing is asked for here.
  const found = useQueries({ queries: ids.map((id) => ({ ...proofQuery(id), enabled: false })) })
  const proven = new Set(
    ids.filter((_, at) => {
      const verdict = found[at]?.data
      return verdict !== undefined && verdict !== 'pending' && verdict.verified
    }),
  )
  const checkAll = async () => {
    setChecking(true)
    for (const id of ids) {
      setAsked((before) => new Set([...before, id]))
      // One that cannot be checked says why at its place, and stops none of the others.
      await client.fetchQuery(proofQuery(id)).catch(() => undefined)
    }
    setChecking(false)
  }
  return { asked, proven, isChecking, checkAll }
}
