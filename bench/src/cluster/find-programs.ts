import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  psql: 'postgresql-client',
}
const postgresHome = '/usr/lib/postgresql'
const places = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin', '/bin', '/sbin']

const findProgram = (name: string): string | null =>
  places.map((place) => path.join(place, name)).find((file) => existsSync(file)) ?? null

/** The newest PostgreSQL of the system that can be a standby. */
const findPostgres = (): string | null => {
  const versions = existsSync(postgresHome)
    ? readdirSync(postgresHome)
        .map(Number)
        .sort((a, b) => b - a)
    : []
  return (
    versions
      .map((version) => path.join(postgresHome, String(version), 'bin'))
      .find((bin) => existsSync(path.join(bin, 'pg_basebackup'))) ?? null
  )
}

export type Programs = Record<'etcd' | 'patroni' | 'pgbouncer' | 'haproxy', string> & { postgresBin: string }

/** What the cluster is made of, as the system has it; where something is missing, the line that installs it. */
export const findPrograms = (): Programs | { missing: string } => {
  const found = new Map(Object.keys(packages).map((name) => [name, findProgram(name)]))
  const postgresBin = findPostgres()
  const wanted = [
    ...Object.entries(packages).flatMap(([name, debian]) => (found.get(name) ? [] : debian)),
    ...(postgresBin ? [] : ['postgresql']),
  ]
  if (wanted.length > 0 || !postgresBin)
    return { missing: `apt-get install --no-install-recommends ${wanted.join(' ')}` }
  const at = (name: string) => found.get(name) ?? ''
  return {
    etcd: at('etcd'),
    patroni: at('patroni'),
    pgbouncer: at('pgbouncer'),
    haproxy: at('haproxy'),
    postgresBin,
  }
}

/** PostgreSQL and pgbouncer refuse to run as root. */
export const findServiceUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
