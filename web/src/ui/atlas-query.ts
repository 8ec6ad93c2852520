import type { Atlas } from './MapGround.tsx'

// Drawn up when the site is built; it is a file of ours like any picture, and fetched only for a map.
export const atlasQuery = {
  queryKey: ['art', 'atlas'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Atlas> => {
    const answer = await fetch('/art/atlas.json', { signal })
    if (!answer.ok) throw new Error('The map did not load.')
    return answer.json()
  },
  staleTime: Number.POSITIVE_INFINITY,
}
