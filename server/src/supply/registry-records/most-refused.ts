/** Whether so little of a file can be read that it is something else than it seems. */
export const mostRefused = ({ rows, refused }: { rows: number; refused: number }): boolean =>
  refused > rows / 2
