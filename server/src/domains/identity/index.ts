export { grantRole } from './grant-role.ts'
export { createIdentity, type Identity } from './identity.routes.ts'
export { findPersonByEmail } from './person-queries.ts'
