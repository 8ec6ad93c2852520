/** A hash as it is told in a line: by its ends. Whoever compares takes the whole of it. */
export const shortHash = (hash: string): string => `${hash.slice(0, 10)}…${hash.slice(-6)}`
