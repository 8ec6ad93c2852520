import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { freePort } from '../../../server/src/testing/free-port.ts'
import { statusOf } from '../../../server/src/testing/start-up/server-process.ts'
import { findServiceUser, type Programs } from './find-programs.ts'
import { type Service, startService } from './start-service.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')
const host = '127.0.0.1'
const startSeconds = 120

/** A file of `deploy/` with this cluster's names in it: what is tried here is what is handed out. */
const fillTemplate = (name: string, values: Record<string, string>): string =>
  readFileSync(path.join(deploy, name), 'utf8').replaceAll(/\$\{([A-Z0-9_]+)\}/g, (whole, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} asks for ${whole}, which nobody fills in`)
    return value
  })

const secret = () => randomBytes(18).toString('base64url')

export type PostgresNode = {
  name: string
  patroni: Service
  restUrl: string
  /** The process id of its PostgreSQL. */
  postmaster: () => Promise<number>
}

/** etcd, two PostgreSQL under Patroni, haproxy before them and before two web servers yet to start, and pgbouncer. */
export const startCluster = async (programs: Programs, services: Service[], tell: (line: string) => void) => {
  const root = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-cluster-'))
  const user = findServiceUser()
  const own = (file: string) => {
    if (user) chownSync(file, user.uid, user.gid)
  }
  const write = (name: string, text: string, mode = 0o600): string => {
    const file = path.join(root, name)
    writeFileSync(file, text, { mode })
    chmodSync(file, mode)
    own(file)
    return file
  }
  own(root)
  const ports: number[] = []
  const port = async (): Promise<number> => {
    for (;;) {
      const found = await freePort()
      if (ports.includes(found)) continue
      ports.push(found)
      return found
    }
  }
  const [site, web1, web2, primary, bouncer, etcd, etcdPeer, pg1, pg2, rest1, rest2] = await Promise.all(
    Array.from({ length: 11 }, port),
  ).then(
    (found) =>
      found as [number, number, number, number, number, number, number, number, number, number, number],
  )
  const passwords = {
    DATABASE_PASSWORD: secret(),
    PG_SUPERUSER_PASSWORD: secret(),
    PG_REPLICATION_PASSWORD: secret(),
    PG_REWIND_PASSWORD: secret(),
  }
  const common = { RUN_DIR: root, HOST: host, ...passwords }
  const start = (name: string, program: string, words: readonly string[]): Service => {
    const env = { PATH: `${programs.postgresBin}:${process.env.PATH}`, HOME: root, LC_ALL: 'C.UTF-8' }
    const service = startService({ name, folder: root, program, words, env, user })
    services.push(service)
    return service
  }
  const address = (number: number) => `http://${host}:${number}`
  start('etcd', programs.etcd, [
    ...['--data-dir', path.join(root, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', address(etcd), '--advertise-client-urls', address(etcd)],
    ...['--listen-peer-urls', address(etcdPeer), '--initial-advertise-peer-urls', address(etcdPeer)],
    ...['--initial-cluster', `one=${address(etcdPeer)}`],
  ])
  if (!(await waitUntil(async () => (await statusOf(address(etcd), '/health')) === 200, startSeconds, 100)))
    throw new Error(`etcd never was well; see ${root}/etcd.log`)
  tell('etcd is up')
  write('create-database.sh', fillTemplate('create-database.sh', common), 0o700)
  const startNode = (name: string, pgPort: number, restPort: number): PostgresNode => {
    const data = path.join(root, name)
    mkdirSync(data, { mode: 0o700 })
    own(data)
    const values = { NAME: name, PATRONI_PORT: String(restPort), PG_PORT: String(pgPort), DATA: data }
    const file = write(
      `${name}.yml`,
      fillTemplate('patroni.yml', {
        ...common,
        ...values,
        ETCD_HOSTS: `${host}:${etcd}`,
        PG_BIN: programs.postgresBin,
        PG_NETWORK: '127.0.0.1/32',
      }),
    )
    return {
      name,
      patroni: start(`patroni-${name}`, programs.patroni, [file]),
      restUrl: address(restPort),
      postmaster: async () =>
        Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    }
  }
  const nodes = [startNode('pg1', pg1, rest1)]
  const isPrimary = async (node: PostgresNode) => (await statusOf(node.restUrl, '/primary')) === 200
  const becomes = async (what: string, condition: () => Promise<boolean>) => {
    if (!(await waitUntil(condition, startSeconds, 250))) throw new Error(`${what} never came; see ${root}`)
    tell(what)
  }
  await becomes('the primary is up', () => isPrimary(nodes[0] as PostgresNode))
  nodes.push(startNode('pg2', pg2, rest2))
  await becomes(
    'the standby follows, and commits wait for it',
    async () => (await statusOf((nodes[1] as PostgresNode).restUrl, '/sync')) === 200,
  )
  const haproxy = write(
    'haproxy.cfg',
    fillTemplate('haproxy.cfg', {
      ...common,
      SITE: `${host}:${site}`,
      WEB1: `${host}:${web1}`,
      WEB2: `${host}:${web2}`,
      POSTGRES: `${host}:${primary}`,
      PG1: `${host}:${pg1}`,
      PG2: `${host}:${pg2}`,
      PATRONI1_PORT: String(rest1),
      PATRONI2_PORT: String(rest2),
    }),
  )
  start('haproxy', programs.haproxy, ['-db', '-f', haproxy])
  write('userlist.txt', `"ledgerleaf" "${passwords.DATABASE_PASSWORD}"\n`)
  const pgbouncer = write(
    'pgbouncer.ini',
    fillTemplate('pgbouncer.ini', {
      ...common,
      POSTGRES_HOST: host,
      POSTGRES_PORT: String(primary),
      PGBOUNCER_HOST: host,
      PGBOUNCER_PORT: String(bouncer),
    }),
  )
  start('pgbouncer', programs.pgbouncer, [pgbouncer])
  const database = (number: number, name: string) =>
    `postgres://ledgerleaf:${passwords.DATABASE_PASSWORD}@${host}:${number}/${name}`
  return {
    root,
    nodes,
    isPrimary,
    webPorts: [web1, web2],
    siteUrl: address(site),
    urls: {
      DATABASE_URL: database(bouncer, 'ledgerleaf'),
      DATABASE_READ_URL: database(bouncer, 'ledgerleaf_read'),
      DATABASE_DIRECT_URL: database(primary, 'ledgerleaf'),
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
