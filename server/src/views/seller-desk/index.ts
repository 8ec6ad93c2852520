export { sellerDeskRoutes } from './seller-desk.routes.ts'
