export { sellerPersonalData } from './personal-data.ts'
export { saveProfile } from './save-profile.ts'
export { sellerRoutes } from './sellers.routes.ts'
