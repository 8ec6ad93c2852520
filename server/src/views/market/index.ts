export { marketRoutes } from './market.routes.ts'
export { listingConditions, marketConditions } from './market-conditions.ts'
export { findMisplacedProjects } from './market-projection.ts'
export { describePublicPage, findPublicPaths } from './public-pages.ts'
