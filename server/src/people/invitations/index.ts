export { acceptWaiting } from './end-invitation.ts'
export { invitationRoutes } from './invitations.routes.ts'
export { invitationPersonalData } from './personal-data.ts'
