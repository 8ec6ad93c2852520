export { chooseOrganisation } from './choose-organisation.ts'
export { endSessions } from './end-sessions.ts'
export { grantRole } from './grant-role.ts'
export { createIdentity, type Identity } from './identity.routes.ts'
export { personProvedAddressTask } from './identity.tasks.ts'
export { lockPerson } from './lock-person.ts'
export { mailOperators } from './mail-operators.ts'
export {
  findCompanyName,
  findOperatorAddresses,
  findPerson,
  findPersonByEmail,
  findPersonNames,
  findProved,
} from './person-queries.ts'
export { identityPersonalData } from './personal-data.ts'
export { requirePassword } from './require-password.ts'
