export { findProgress, findProjectDetail, findReviewedProjects } from './project-queries.ts'
export { sellerProjectRoutes } from './seller-projects.routes.ts'
