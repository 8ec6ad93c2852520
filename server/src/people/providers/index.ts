export { providerPersonalData } from './personal-data.ts'
export { providerTasks } from './providers.jobs.ts'
export { providerRoutes } from './providers.routes.ts'
export { providerSignInRoutes, serveProviderReturn } from './sign-in.routes.ts'
