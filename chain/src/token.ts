/** The token of a batch: its UUID, as a number. */
export const tokenId = (batchId: string): bigint => {
  const digits = batchId.replaceAll('-', '')
  if (!/^[0-9a-f]{32}$/i.test(digits)) throw new TypeError(`${batchId} is no id of a batch`)
  return BigInt(`0x${digits}`)
}

/** The batch of a token; null for a number that is no batch's. */
export const batchOf = (token: bigint): string | null => {
  if (token < 0n || token >= 1n << 128n) return null
  const digits = token.toString(16).padStart(32, '0')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
