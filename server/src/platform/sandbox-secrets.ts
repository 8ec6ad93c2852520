import { createHmac } from 'node:crypto'

/** What market and sandbox know of each other. Made from the server's secret, so every process has the same. */
export const sandboxSecrets = (secret: string): { apiKey: string; webhookSecret: string } => {
  const derive = (name: string) => createHmac('sha256', secret).update(`sandbox\n${name}`).digest('hex')
  return { apiKey: `sk_test_${derive('api key')}`, webhookSecret: `whsec_${derive('webhook')}` }
}
