/** The first few, and whatever is chosen beyond them: a filter in use can always be taken back where it was set. */
export const shortList = <Each extends { value: string }>(
  offered: readonly Each[],
  chosen: readonly string[],
  shownMax: number,
): Each[] => offered.filter(({ value }, place) => place < shownMax || chosen.includes(value))
