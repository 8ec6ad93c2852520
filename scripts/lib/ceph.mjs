import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const upMsMax = 300_000

/** Where Debian's packages were unpacked; the machine's own root unless somebody unpacked them aside. */
const root = process.env.CEPH_ROOT ?? '/'
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const libraries = path.join(root, `usr/lib/${machine}-linux-gnu`)
const env = {
  ...process.env,
  LD_LIBRARY_PATH: [
    libraries,
    path.join(libraries, 'ceph'),
    path.join(root, `lib/${machine}-linux-gnu`),
    process.env.LD_LIBRARY_PATH,
  ]
    .filter(Boolean)
    .join(':'),
  PYTHONPATH: path.join(root, 'usr/lib/python3/dist-packages'),
}
const binary = (name) => path.join(root, 'usr/bin', name)
const needed = ['ceph-mon', 'ceph-osd', 'ceph', 'monmaptool', 'radosgw', 'radosgw-admin']

const freePort = () =>
  new Promise((found) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })

const answers = (port) =>
  new Promise((told) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      told(true)
    })
    socket.on('error', () => told(false))
  })

const writeConfig = (folder, { monPort, rgwPort }) => {
  const file = path.join(folder, 'ceph.conf')
  writeFileSync(
    file,
    `[global]
fsid = ${randomUUID()}
mon host = [v1:127.0.0.1:${monPort}]
auth cluster required = none
auth service required = none
auth client required = none
ms bind msgr2 = false
public addr = 127.0.0.1
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
plugin dir = ${libraries}/ceph
erasure code dir = ${libraries}/ceph/erasure-code
osd class dir = ${libraries}/rados-classes
mon data = ${folder}/mon
mon data avail crit = 1
mon allow pool size one = true
mon max pg per osd = 2000
mon osd full ratio = 0.99
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
rgw frontends = beast endpoint=127.0.0.1:${rgwPort}
rgw data = ${folder}/rgw
`,
  )
  return file
}

/** A Ceph of one monitor, one disk in memory and its S3 gateway, in a folder that is gone afterwards. */
export const startCeph = async (keys) => {
  const missing = needed.filter((name) => !existsSync(binary(name)))
  if (missing.length > 0)
    throw new Error(
      `Not found: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common`,
    )
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-ceph-'))
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, name))
  const [monPort, rgwPort] = [await freePort(), await freePort()]
  const config = writeConfig(folder, { monPort, rgwPort })
  const fsid = /fsid = (\S+)/.exec(readFileSync(config, 'utf8'))?.[1]
  const running = []
  const close = async () => {
    for (const child of running.reverse()) {
      const ended = new Promise((over) => (child.exitCode === null ? child.once('exit', over) : over()))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const once = (name, ...args) => {
    const { status, stderr, stdout } = spawnSync(binary(name), args, {
      env,
      encoding: 'utf8',
      timeout: upMsMax,
    })
    if (status !== 0) throw new Error(`${name} ${args[0]}: ${stderr || stdout}`)
    return stdout
  }
  const keep = (name, ...args) => {
    const said = openSync(path.join(folder, `${name}.said`), 'w')
    running.push(spawn(binary(name), ['-c', config, '-f', ...args], { env, stdio: ['ignore', said, said] }))
  }
  const until = async (isSo, what) => {
    for (const end = Date.now() + upMsMax; !(await isSo()); ) {
      if (Date.now() > end || running.some((child) => child.exitCode !== null))
        throw new Error(`${what} did not start`)
      await new Promise((later) => setTimeout(later, 200))
    }
  }
  try {
    const map = path.join(folder, 'monmap')
    once('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v1:127.0.0.1:${monPort}]`, map)
    once('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', map)
    keep('ceph-mon', '-i', 'a')
    await until(() => answers(monPort), 'the monitor')
    const disk = randomUUID()
    once('ceph', '-c', config, 'osd', 'new', disk, '0')
    once('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk)
    keep('ceph-osd', '-i', '0')
    await until(() => /1 up/.test(once('ceph', '-c', config, 'osd', 'stat')), 'the disk')
    const { keyId, secret } = keys
    const user = [
      '--uid=ledgerleaf',
      '--display-name=Ledgerleaf',
      `--access-key=${keyId}`,
      `--secret-key=${secret}`,
    ]
    once('radosgw-admin', '-c', config, 'user', 'create', ...user)
    keep('radosgw', '-n', 'client.rgw')
    await until(() => answers(rgwPort), 'the gateway')
    return { endpoint: `http://127.0.0.1:${rgwPort}`, version: once('radosgw', '--version').trim(), close }
  } catch (error) {
    await close()
    throw error
  }
}
