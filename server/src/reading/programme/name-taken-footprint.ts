import { writeExact } from '@ledgerleaf/contract/quantities'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { nameFootprint } from '../analysis/index.ts'
import { findJoinedProgramme } from './programme-queries.ts'

type Given = Parameters<typeof nameFootprint>[2]

const refuse = (message: string) => new DomainError('invalid_input', { field: 'analysisId', message })

/**
 * The footprint that somebody names for an organisation. Nothing rests on one that the programme has left out, on one of
 * several that contradict each other, or on one that was decided against: whoever still has its number is told so.
 */
export const nameTakenFootprint = async (db: Reader, organisationId: string, given: Given) => {
  const named = await nameFootprint(db, { personId: organisationId }, given)
  if (!named?.from) return named
  const { analysisId, year } = named.from
  const { settled, years } = await findJoinedProgramme(db, organisationId)
  if (settled.leftOut.has(analysisId))
    throw refuse(
      'This analysis is left out of your programme, so nothing can rest on it. Take it in again there, or choose another.',
    )
  const total = years.find((one) => one.year === year)?.total
  if (total?.state === 'undecided')
    throw refuse(
      `Your reports contradict each other about ${year}, so nothing can rest on one of them. Decide in your programme which figure stands.`,
    )
  const isOthers = total?.sourceIds.some((id) => id !== analysisId) ?? false
  if (isOthers && total?.tonnes !== null && total?.tonnes !== undefined && total.tonnes !== named.tonnes)
    throw refuse(
      `Your programme goes by ${writeExact(total.tonnes)} t for ${year}, so nothing can rest on another figure of that year. ${
        total.sourceIds.length > 1
          ? 'It is added up from several documents: give it by hand.'
          : 'Choose the report it is from.'
      }`,
    )
  return named
}
