export { isDemoPlanted, seedDemo } from './seed-demo.ts'
