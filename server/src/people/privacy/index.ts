export { collectPerson } from './collect-person.ts'
export { erasePerson } from './erase-person.ts'
export { privacyRoutes } from './privacy.routes.ts'
