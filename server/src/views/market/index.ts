export { findMisplacedProjects } from './market-projection.ts'
export { marketRoutes } from './market.routes.ts'
export { describePublicPage, findPublicPaths } from './public-pages.ts'
