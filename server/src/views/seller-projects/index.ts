export {
  findProgress,
  findProjectDetail,
  findReviewedProjects,
  findSellerProjects,
} from './project-queries.ts'
export { sellerProjectRoutes } from './seller-projects.routes.ts'
