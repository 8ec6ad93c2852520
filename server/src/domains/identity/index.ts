export { endSessions } from './end-sessions.ts'
export { grantRole } from './grant-role.ts'
export { createIdentity, type Identity } from './identity.routes.ts'
export { findAddresses, findPerson, findPersonByEmail, findProved } from './person-queries.ts'
