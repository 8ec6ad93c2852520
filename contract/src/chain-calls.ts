/**
 * The chain without its schemas: who only looks at a page need not load the schema library for that. The full definitions
 * of these calls stand in chain.ts and start from here.
 */
const read = { method: 'GET', effect: 'read', caller: 'anyone' } as const

export const chainCalls = {
  state: { ...read, path: '/api/chain' },
  entry: { ...read, path: '/api/chain/entries/:index' },
  entries: { ...read, path: '/api/chain/entries' },
} as const

/** How many entries one call may ask about. */
export const chainEntriesMax = 200

/** What the chain inside the server is called wherever it is shown, so that nobody takes it for one that others keep. */
export const localChainLabel = 'local chain, for trying out'

/** Which chain it is, in words. */
export const nameChain = ({
  local,
  name,
  chainId,
}: {
  local: boolean
  name: string
  chainId: number | null
}): string => {
  const number = chainId === null ? '' : `chain ${chainId}`
  if (local) return number ? `${localChainLabel} (${number})` : localChainLabel
  return number && name !== number ? `${name} (${number})` : name || number
}
