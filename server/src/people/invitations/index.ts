export { invitationRoutes } from './invitations.routes.ts'
export { invitationPersonalData } from './personal-data.ts'
