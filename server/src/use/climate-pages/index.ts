export { climatePageRoutes } from './climate-pages.routes.ts'
export { findPublished } from './page-queries.ts'
export { climatePagePersonalData } from './personal-data.ts'
export { whyWithheld } from './why-withheld.ts'
