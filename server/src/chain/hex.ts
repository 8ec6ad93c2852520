/** Bytes as every tool of the chain writes them. */
export type Hex = `0x${string}`

export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`
