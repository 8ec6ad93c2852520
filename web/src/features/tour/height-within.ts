/** How far a lit part stays from the edges of the stage. */
export const edge = 24

/** How far the light reaches beyond the part. */
export const lightRoom = 8

/**
 * Of a part that is taller than the stage, as much as the stage shows at once: a frame is seen whole. It ends with a row,
 * where one ends in the lower half of it: half a line reads as a fault, and so does the light on the head of the next row.
 */
export const heightWithin = (height: number, stage: number, rowEnds: readonly number[]): number => {
  const most = Math.max(edge, stage - 2 * edge)
  if (height <= most) return height
  const ends = rowEnds.filter((end) => end <= most && end > most / 2)
  return ends.length > 0 ? Math.round(Math.max(...ends)) - lightRoom : most
}
