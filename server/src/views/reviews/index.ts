export { answerTicket } from './answer-ticket.ts'
export { decideProject } from './decide-project.ts'
export { reviewRoutes } from './reviews.routes.ts'
