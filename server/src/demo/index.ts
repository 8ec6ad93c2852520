export { deliverPromised } from './deliver-promised.ts'
export { isDemoPlanted, seedDemo } from './seed-demo.ts'
