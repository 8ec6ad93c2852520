/** A setting is written in capitals, a command begins with what runs it. */
const names = /(\b[A-Z][A-Z_]{4,}\b|\bnpx ledgerleaf [a-z-]+)/

/** The parts of a sentence, and which of them is typed as it stands. */
export const namesIn = (text: string): { words: string; isName: boolean }[] =>
  text
    .split(names)
    .map((words, at) => ({ words, isName: at % 2 === 1 }))
    .filter(({ words }) => words !== '')
