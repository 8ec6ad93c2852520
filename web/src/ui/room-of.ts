/** The room that holds the part an address names; the first where it names none of them. */
export const roomOf = <One extends { parts: readonly string[] }>(
  rooms: readonly One[],
  hash: string,
): One | undefined => rooms.find(({ parts }) => parts.includes(hash.slice(1))) ?? rooms[0]
