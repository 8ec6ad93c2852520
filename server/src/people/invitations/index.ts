export { invitationRoutes } from './invitations.routes.ts'
export { hashToken } from './invite.ts'
export { invitationPersonalData } from './personal-data.ts'
