import process from 'node:process'
import { OAuth2Server } from 'oauth2-mock-server'

/** An OpenID provider that knows one person and asks no questions: the outside world of the popup test. */
const port = Number(process.argv[2])
const server = new OAuth2Server()
await server.issuer.keys.generate('RS256')
server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
  Object.assign(token.payload, {
    sub: 'openid-person-1',
    email: 'openid.person@example.com',
    email_verified: true,
    name: 'Olive Person',
  })
})
server.service.on('beforeUserinfo', (response: { body: unknown }) => {
  response.body = {
    sub: 'openid-person-1',
    email: 'openid.person@example.com',
    email_verified: true,
    name: 'Olive Person',
  }
})
await server.start(port, '127.0.0.1')
