export { keyRoutes } from './keys.routes.ts'
export { openPrograms } from './open-programs.http.ts'
export { keyPersonalData } from './personal-data.ts'
export { tokenRoutes } from './token.routes.ts'
