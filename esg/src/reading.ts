/** A second, light door: how words, figures, units and years are read, without the engines that open documents. */
export { readNumber, settleConvention } from './numbers/read-number.ts'
export { readLabel } from './rules/read-label.ts'
export { readMultiplier, readUnit, type Unit } from './units/read-unit.ts'
export { isYearCell, readYear, yearsIn } from './years/read-year.ts'
