export { keepCredentialKey } from './credential-key.ts'
export { credentialRoutes } from './credentials.routes.ts'
