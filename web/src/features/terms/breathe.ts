const lengthMax = 420

/**
 * A long paragraph in pieces that can be read: cut between sentences and nowhere else, so that the words in force stay word
 * for word. A short one is one piece.
 */
export const breathe = (words: string): string[] => {
  if (words.length <= lengthMax * 1.5) return [words]
  const pieces: string[] = []
  for (const sentence of words.split(/(?<=[a-z)”][.!?]) (?=[A-Z“])/)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < lengthMax)
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}
