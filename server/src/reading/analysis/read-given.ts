import type { Correction, NewCorrection, Stated } from '@ledgerleaf/contract/corrections'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { convertQuantity, keepDecimals, unitsOf } from '@ledgerleaf/contract/quantities'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Inventory } from './inventory-history.ts'
import { findSpot, type PointedAt } from './spot-queries.ts'

type Said = Extract<NewCorrection, { kind: 'add' | 'change' }>
/** What they point at; of an alternative also what it was read as. */
type Pointed = PointedAt & { value?: number }
type Given = Pick<Correction, 'given' | 'evidence'> & { after: Stated }

const pointedAt = async (
  db: Reader,
  reportId: string,
  figure: Figure | null,
  from: Said['from'],
): Promise<Pointed | null> => {
  if (from === null) return null
  if ('spot' in from) return findSpot(db, reportId, from.spot)
  const chosen = figure?.finding?.alternatives[from.alternative]
  if (!chosen) throw new DomainError('not_found')
  return { text: `${chosen.rawValue} ${chosen.rawUnit}`, evidence: chosen.evidence, value: chosen.value }
}

/** Whether the value is the printed one, whichever sign parts its thousands and which its decimals. */
const isPrinted = (value: string, { text }: PointedAt): boolean => {
  const bare = text.replace(/[^\d.,]/g, '')
  const readings = [bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')]
  return readings.some((reading) => Number(reading) === Number(value))
}

/**
 * What a person gave, in the unit of its metric, with where it stands in the document. A figure that stands nowhere, or
 * differs from what stands there, needs a reason; one that was pointed at has it.
 */
export const readGiven = async (
  db: Reader,
  { report }: Inventory,
  figure: Figure | null,
  { metric, year, value, unit, perimeter, from, reason }: Said,
): Promise<Given> => {
  if (!unitsOf(metric).includes(unit))
    throw new DomainError('invalid_input', {
      field: 'unit',
      message: 'This figure is not measured in that unit.',
    })
  const converted = convertQuantity(value, unit)
  if (!converted)
    throw new DomainError('invalid_input', {
      field: 'value',
      message:
        'This number cannot be kept to its last digit. Please give at most 15 digits, and no more than a million million.',
    })
  const pointed = await pointedAt(db, report.id, figure, from)
  const speaksForItself =
    pointed !== null &&
    (pointed.value === undefined
      ? isPrinted(value, pointed)
      : keepDecimals(pointed.value) === converted.value)
  if (reason === '' && !speaksForItself)
    throw new DomainError('invalid_input', {
      field: 'reason',
      message: pointed
        ? `The document prints ${pointed.text} there. Please say why it should be another figure.`
        : 'Please say where the figure comes from.',
    })
  return {
    after: { metric, year, value: converted.value, perimeter },
    given: { value, unit, conversion: converted.conversion },
    evidence: pointed?.evidence ?? null,
  }
}
