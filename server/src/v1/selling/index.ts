export { sellingV1Routes } from './selling.routes.ts'
