type Range = { start: number; end: number }

/** As registries write them: the whole number first, then where the range ends. */
export const writeSerials = (prefix: string, { start, end }: Range): string =>
  start === end ? `${prefix}-${start}` : `${prefix}-${start} to ${end}`
