import { fileURLToPath } from 'node:url'
import { type Environment, refuse } from './environment.ts'
import type { StorageConfig } from './store/open-bucket.ts'

const readFolder = (url: URL): StorageConfig => {
  if (url.host !== '') return refuse('STORAGE_URL', 'expected file:///folder, with three slashes')
  return { kind: 'folder', folder: fileURLToPath(url) }
}

/** Where documents are kept. */
export const readStorage = (env: Environment): StorageConfig => {
  if (env.STORAGE_URL === undefined || env.STORAGE_URL.startsWith('file:')) {
    // The keys of Amazon may be set for something else on this machine; an address of ours is not.
    if (env.STORAGE_ENDPOINT) return refuse('STORAGE_URL', 'must be s3://… when STORAGE_ENDPOINT is set')
    return env.STORAGE_URL === undefined
      ? { kind: 'folder', folder: null }
      : readFolder(new URL(env.STORAGE_URL))
  }
  const url = new URL(env.STORAGE_URL)
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.username || url.search || url.port)
    return refuse('STORAGE_URL', 'expected s3://bucket or s3://bucket/prefix; keys go into AWS_…')
  if (!/^[A-Za-z0-9/_.-]*$/.test(prefix))
    return refuse('STORAGE_URL', 'expected letters, digits and -_./ after the bucket')
  const { STORAGE_REGION: region, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = env
  if (!keyId) return refuse('AWS_ACCESS_KEY_ID', 'is required when STORAGE_URL is s3://…')
  if (!secret) return refuse('AWS_SECRET_ACCESS_KEY', 'is required when STORAGE_URL is s3://…')
  const endpoint = (env.STORAGE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region,
    keyId,
    secret,
  }
}
