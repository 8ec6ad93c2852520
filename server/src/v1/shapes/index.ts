export { dollars, money, tonnes } from './money.ts'
export { namesOf, pageOf, pageSize } from './pages.ts'
