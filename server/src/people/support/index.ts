export { receiveMessage } from './receive-message.ts'
export { replyToMessage } from './reply-to-message.ts'
export { supportRoutes } from './support.routes.ts'
