export { deliverPromised } from './deliver-promised.ts'
export { isDemoPlanted, openedAt, seedDemo } from './seed-demo.ts'
