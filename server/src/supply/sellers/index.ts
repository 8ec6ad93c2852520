export { sellerPersonalData } from './personal-data.ts'
export { saveProfile } from './save-profile.ts'
export { hasPayout, isDescribed } from './seller-queries.ts'
export { sellerRoutes } from './sellers.routes.ts'
