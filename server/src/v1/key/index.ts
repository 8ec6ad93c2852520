export { ownKeyRoutes } from './key.routes.ts'
export { type MovableClock, testClockV1Routes } from './test-clock.routes.ts'
