export { marketRoutes } from './market.routes.ts'
export { findMisplacedProjects } from './market-projection.ts'
export { describePublicPage, findPublicPaths } from './public-pages.ts'
