export { answerTicket } from './answer-ticket.ts'
export { supportPersonalData } from './personal-data.ts'
export { receiveMessage } from './receive-message.ts'
export { supportRoutes } from './support.routes.ts'
