export type { Acting } from './acting.ts'
export { actingFor, currentMembers, isCurrent, namedOrganisations, openOrganisations } from './acting-for.ts'
export {
  changeRole,
  handOver,
  join,
  leave,
  leaveOthers,
  makeContact,
  markChosen,
  removeMember,
} from './change-members.ts'
export { dateFounding } from './date-founding.ts'
export { foundOrganisation } from './found-organisation.ts'
export { grantSide } from './grant-side.ts'
export {
  closedOrganisations,
  holdOrganisation,
  holdOrganisations,
  linkNoOf,
  lockOrganisation,
} from './hold-organisations.ts'
export { addSubsidiary, removeSubsidiary } from './keep-subsidiaries.ts'
export { keepTestMember } from './keep-test-member.ts'
export { domainOf, isClosedTo, isOpenTo, keepToProvider } from './keep-to-provider.ts'
export { isOver, refuseLastDay } from './last-day.ts'
export { noteEvent, noteEvents } from './note-event.ts'
export {
  belongsTo,
  countMembers,
  findFormerNames,
  findGivenNames,
  findMembership,
  findMemberships,
  findOrganisation,
  findOwnAlone,
  findOwners,
  findOwnNames,
  findPresentNames,
  findRoles,
  findSubsidiaries,
  organisationFor,
  wasMember,
} from './organisation-queries.ts'
export type { OrganisationEventKind } from './organisations.tables.ts'
export { factorDemandedTask, memberChangedTask, renamedTask } from './organisations.tasks.ts'
export { findParty, findPartyAddresses, findPartyNames } from './party-queries.ts'
export { organisationPersonalData } from './personal-data.ts'
export { isOddName, refuseOddNames } from './refuse-name.ts'
export { demandsFactor, isFactorDemanded, requireFactor } from './require-factor.ts'
export { nameOrganisation, saveDetails } from './save-details.ts'
