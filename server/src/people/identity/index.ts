export { arrive, askFactor } from './admit.ts'
export { chooseOrganisation } from './choose-organisation.ts'
export { endPasswordSessions, endProviderSessions } from './end-closed.ts'
export { endSessions } from './end-sessions.ts'
export { endUnproved } from './end-unproved.ts'
export { forgetTokenKeys } from './forget-token-keys.ts'
export { grantRole } from './grant-role.ts'
export { holdPerson, lockPerson } from './hold-people.ts'
export { createIdentity, type Identity } from './identity.routes.ts'
export { personProvedAddressTask } from './identity.tasks.ts'
export { keepTestPerson } from './keep-test-person.ts'
export { mailOperators } from './mail-operators.ts'
export { openProvidedAccount } from './open-provided.ts'
export {
  emailOf,
  findAddresses,
  findCompanyName,
  findOperatorAddresses,
  findPerson,
  findPersonByEmail,
  findPersonNames,
  findProvedAccount,
  knownPeople,
} from './person-queries.ts'
export { identityPersonalData } from './personal-data.ts'
export { confirmAddress } from './prove-address.ts'
export { requireProof } from './require-proof.ts'
export { resetFactors } from './reset-factors.ts'
export { halfWelcome, visitOf, welcome } from './welcome.http.ts'
