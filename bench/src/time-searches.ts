/** How long each search of the market takes, from the call to the last byte, round by round, one after the other. */
export const timeSearches = async (
  origin: string,
  { searches, rounds, warmRounds = 0 }: { searches: readonly string[]; rounds: number; warmRounds?: number },
): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const search of searches) {
      const begun = performance.now()
      const answer = await fetch(`${origin}/api/market/projects?${search}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${search}: ${answer.status}`)
      // The first rounds warm up the connections and the cache.
      if (round >= warmRounds) times.push(performance.now() - begun)
    }
  return times.sort((a, b) => a - b)
}
