export { askPerson, doOrAsk, proposed, statusOf, writeWaiting } from './ask-instead.ts'
export { dollars, money, tonnes } from './money.ts'
export { afterOf, namesOf, pageOf, pageSize, pageWith, refuseStrange } from './pages.ts'
