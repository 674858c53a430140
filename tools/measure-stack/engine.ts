import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensurePrograms, runProgram } from '../image/run-program.ts'

const composeProgram = 'usr/libexec/docker/cli-plugins/docker-compose'

export interface Engine {
  podman(...args: string[]): Promise<string>
  /** In the project that starts in this folder. */
  compose(folder: string, ...args: string[]): Promise<string>
  stop(): void
}

/**
 * Podman with runc, everything it stores in one folder, and Docker's Compose against its socket. The limits are those
 * that a machine without the right to raise them allows, and cgroups of either version will do.
 */
export async function startEngine(folder: string): Promise<Engine> {
  await ensurePrograms({
    podman: 'podman',
    runc: 'runc',
    mmdebstrap: 'mmdebstrap',
    '/usr/lib/podman/netavark': 'netavark',
    '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
    iptables: 'iptables',
  })
  mkdirSync(folder, { recursive: true })
  const files = {
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  }
  writeFileSync(
    files.CONTAINERS_CONF,
    `[containers]
default_ulimits=["nofile=20000:20000","nproc=32768:32768"]
[engine]
runtime="runc"
cgroup_manager="cgroupfs"
events_logger="file"
[network]
network_backend="netavark"
`,
  )
  writeFileSync(
    files.CONTAINERS_STORAGE_CONF,
    `[storage]
driver="overlay"
graphroot="${folder}/graph"
runroot="${folder}/run"
`,
  )
  const program = await composeOfDebian(join(folder, 'compose'))
  const socket = join(folder, 'podman.sock')
  rmSync(socket, { force: true })
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    // It leaves a file here when a container is killed for its memory.
    cwd: folder,
    env: { ...process.env, ...files },
    stdio: 'ignore',
  })
  await waitForFile(socket, service)
  return {
    podman: (...args) => runProgram('podman', args, { environment: files }),
    compose: (cwd, ...args) => runProgram(program, args, { cwd, environment: { DOCKER_HOST: `unix://${socket}` } }),
    stop: () => void service.kill('SIGTERM'),
  }
}

/** Version 2 is in Debian from 13 on. It is one program, so it is taken out of its package and run here. */
async function composeOfDebian(folder: string): Promise<string> {
  if (!existsSync(folder)) {
    const whole = `${folder}-whole`
    rmSync(whole, { recursive: true, force: true })
    await runProgram('mmdebstrap', ['--variant=extract', '--include=docker-compose', 'trixie', whole])
    mkdirSync(folder)
    renameSync(join(whole, composeProgram), join(folder, 'docker-compose'))
    rmSync(whole, { recursive: true })
  }
  return join(folder, 'docker-compose')
}

async function waitForFile(file: string, service: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (existsSync(file)) return
    if (service.exitCode !== null) break
    await sleep(100)
  }
  throw new Error('The service of podman did not start.')
}
