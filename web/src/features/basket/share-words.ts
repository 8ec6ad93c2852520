/** What tonnes are of those that are open, in words: never all of them before they are, and never none. */
export const shareWords = (tonnes: number, openTonnes: number): string => {
  if (tonnes >= openTonnes) return 'This basket is as much as all'
  const percent = (tonnes / openTonnes) * 100
  if (percent < 1) return 'This basket is less than 1 %'
  return `This basket is ${Math.min(99, Math.floor(percent))} %`
}
