import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { cookieName } from '../../http/cookies.ts'
import type { Authenticate } from '../../http/request-guard.ts'
import type { Route } from '../../http/route.ts'
import type { Mail } from '../../platform/mail/open-mail.ts'
import type { TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type AuthParts, createAuth } from './create-auth.ts'
import { createPerson, type NewPerson } from './create-person.ts'
import { emailRoutes } from './email.routes.ts'
import { factorRoutes } from './factors.routes.ts'
import { createFindSignedIn } from './find-signed-in.ts'
import { identityTasks } from './identity.jobs.ts'
import { openId } from './open-id.routes.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { hashPassword } from './password.ts'
import { personRoutes } from './person.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { signUpRoutes } from './sign-up.routes.ts'
import { stepRoutes } from './step.routes.ts'

export type Identity = {
  routes: Route[]
  authenticate: Authenticate
  /** The addresses that are not ours to shape: the provider's way back, and the key set. */
  mount: (app: FastifyInstance) => void
  tasks: (mail: Pick<Mail, 'send'>) => TaskHandler[]
  createPerson: (person: Omit<NewPerson, 'passwordHash'>) => Promise<string>
}

/** The identity service: everything under /api/auth, and call 3. */
export const createIdentity = (parts: AuthParts & { pool: pg.Pool }): Identity => {
  const { config, db } = parts
  const auth = createAuth(parts)
  const withAuth = { ...parts, auth }
  const findSignedIn = createFindSignedIn(parts)
  const authenticate: Authenticate = (cookies) =>
    findSignedIn(cookies[cookieName(config, 'session')], new Date())
  const throughProvider = openId(parts, authenticate)
  return {
    routes: [
      ...signUpRoutes(withAuth),
      ...sessionRoutes(parts),
      ...stepRoutes(parts),
      ...passkeyRoutes(parts),
      ...factorRoutes(parts),
      ...passwordRoutes(withAuth),
      ...emailRoutes(withAuth),
      ...personRoutes(withAuth),
      ...throughProvider.routes,
    ],
    authenticate,
    mount: (app) => {
      throughProvider.mount(app)
      app.get('/api/auth/jwks', { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(await auth.api.getJwks()),
      )
    },
    tasks: (mail) => identityTasks(withAuth, mail),
    createPerson: async (person) => {
      const passwordHash = await hashPassword(person.password)
      return inTransaction(db, (tx) =>
        createPerson(tx, parts.secret, auth, { ...person, passwordHash }, person.since ?? new Date()),
      )
    },
  }
}
