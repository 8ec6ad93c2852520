import { isUndecided, type ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import { writeTonnes } from '../analysis/words.ts'

/** That the programme goes by another figure for the year than the report that is shown. */
export const sayProgramme = (year: number, { tonnes, isLeftOut }: ProgrammeWord): string => {
  const left = isLeftOut ? 'This report is left out of your programme. ' : ''
  if (tonnes !== null) return `${left}Your programme goes by ${writeTonnes(tonnes)} t for ${year}.`
  return isLeftOut ? left.trim() : `Your reports contradict each other about ${year}: nothing is decided yet.`
}

/** What leads there, where a figure that the programme does not take would have led to an act. */
export const nameWayToProgramme = (year: number, word: ProgrammeWord): string =>
  isUndecided(word) ? `Decide ${year}` : 'See the programme'

/** The same in a few words, for a line of a list. */
export const nameProgramme = ({ tonnes, isLeftOut }: ProgrammeWord): string => {
  if (isLeftOut) return 'left out of your programme'
  return tonnes === null ? 'undecided in your programme' : `your programme goes by ${writeTonnes(tonnes)} t`
}
