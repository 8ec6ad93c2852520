export { assignLine, giveBackLine } from './assign-line.ts'
export { importStatement } from './import-statement.ts'
export { bankPersonalData } from './personal-data.ts'
export { setAsideLine } from './set-aside.ts'
