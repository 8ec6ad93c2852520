export { collectPerson } from './collect-person.ts'
export { erasePerson } from './erase-person.ts'
export type { KeptAboutPeople } from './kept-about-people.ts'
export { privacyRoutes } from './privacy.routes.ts'
