export { findRates, findSheet } from './find-rates.ts'
export { importRates } from './import-rates.ts'
export { rateTasks } from './rates.jobs.ts'
export { RatesRefused, readEcb } from './read-ecb.ts'
