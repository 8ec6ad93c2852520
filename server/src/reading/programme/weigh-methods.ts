import { lineOf, type ProgrammeLine, scope2Lines } from '@ledgerleaf/contract/programme-lines'
import type { StatedLine } from './state-lines.ts'

const unnamed = 'scope2_unspecified'
export const isScope2Line = (line: ProgrammeLine): boolean => scope2Lines.some((one) => one === line)
const isNamed = ({ line }: StatedLine) => isScope2Line(line) && line !== unnamed

/** What a document gives for Scope 2, by whatever method. */
const secondsOf = (ofYear: readonly StatedLine[], sourceId: string): number[] =>
  ofYear.filter((said) => said.sourceId === sourceId && isScope2Line(said.line)).map(({ tonnes }) => tonnes)

/**
 * Scope 2 without its method is by one of the methods. So it contradicts a document that names them and gives this figure
 * for none: what that one says (the market-based first) stands beside it, and one of the two is chosen.
 */
export const rivalsOfUnnamed = (ofYear: readonly StatedLine[]): StatedLine[] => {
  const named = ofYear.filter(isNamed)
  const naming = new Set(named.map(({ sourceId }) => sourceId))
  const bare = ofYear.filter(({ line, sourceId }) => line === unnamed && !naming.has(sourceId))
  return [...naming].flatMap((sourceId) => {
    const own = named.filter((said) => said.sourceId === sourceId)
    const seconds = secondsOf(ofYear, sourceId)
    const speaks = ofYear.some((said) => said.line === unnamed && said.sourceId === sourceId)
    if (speaks || bare.every(({ tonnes }) => seconds.includes(tonnes))) return []
    const told = own.find(({ tonnes }) => bare.some((said) => said.tonnes === tonnes)) ?? own[0]
    return told ? [{ ...told, line: unnamed }] : []
  })
}

/** The documents whose figures by method give way, once a figure without one was chosen. */
export const overruledBy = (chosen: StatedLine, ofYear: readonly StatedLine[]): Set<string> =>
  new Set(
    lineOf(chosen.metric) === unnamed
      ? rivalsOfUnnamed(ofYear)
          .map(({ sourceId }) => sourceId)
          .filter((sourceId) => !secondsOf(ofYear, sourceId).includes(chosen.tonnes))
      : [],
  )
