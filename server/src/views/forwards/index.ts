export { forwardPageRoutes } from './forwards.routes.ts'
export { findPromises } from './promise-queries.ts'
