export { disclosureRoutes } from './disclosures.routes.ts'
