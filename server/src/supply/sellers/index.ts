export { saveProfile } from './save-profile.ts'
export { sellerRoutes } from './sellers.routes.ts'
