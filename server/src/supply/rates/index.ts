export { allSheets, findRates, findSheet, findSheetsOf } from './find-rates.ts'
export { holdRates } from './hold-rates.ts'
export { rateSheets } from './rates.tables.ts'
export { type NewSheet, storeSheet } from './store-sheet.ts'
