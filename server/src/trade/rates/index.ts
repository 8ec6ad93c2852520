export { importRates } from './import-rates.ts'
export { rateTasks } from './rates.jobs.ts'
export { rateRoutes } from './rates.routes.ts'
export { RatesRefused, readEcb } from './read-ecb.ts'
