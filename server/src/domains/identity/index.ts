export { grantRole } from './grant-role.ts'
export { createIdentity, type Identity } from './identity.routes.ts'
export { findPerson, findPersonByEmail } from './person-queries.ts'
