import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const programs = ['dovecot', '/usr/sbin/dovecot']
const program = programs.find((one) => spawnSync(one, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('2.3'))

/** Of the release whose configuration is written below; others speak another one. */
export const hasDovecot = program !== undefined

/** A private IMAP server for one test: real, on a free port, with one user and the usual folders, which are empty. */
export async function startDovecotForTests(user = 'wellmet@example.com') {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'))
  const port = await findFreePort()
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? 'nobody' : userInfo().username
  const mail = join(folder, 'mail')
  mkdirSync(mail)
  if (isRoot) {
    const id = (flag: string): number => Number(spawnSync('id', [flag, account], { encoding: 'utf8' }).stdout)
    chownSync(folder, id('-u'), id('-g'))
    chownSync(mail, id('-u'), id('-g'))
  }
  const users = join(folder, 'users')
  const writePassword = (password: string): void => writeFileSync(users, `${user}:{PLAIN}${password}\n`)
  writePassword('se@cret')
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, settings({ root: folder, users, mail, port, account }))
  const server = spawn(program!, ['-F', '-c', config], { stdio: 'ignore' })
  // A test run that is broken off must not leave a server behind.
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt > 400 || server.exitCode !== null) throw new Error(`dovecot did not start; see ${folder}/log`)
    await pause(25)
  }
  return {
    url: `imap://${encodeURIComponent(user)}:se%40cret@127.0.0.1:${port}/Sent`,
    user,
    password: 'se@cret',
    port,
    async changePassword(password: string) {
      writePassword(password)
      // Dovecot looks at its file once a second.
      await pause(1_500)
    },
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const folder = (name: string): string => `
  mailbox ${name} {
    auto = create
    special_use = \\${name}
  }`

type Given = Record<'root' | 'users' | 'mail' | 'account', string> & { port: number }

const settings = ({ root, users, mail, port, account }: Given) => `
base_dir = ${root}/run
state_dir = ${root}/run
log_path = ${root}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
default_internal_user = ${account}
default_internal_group =
default_login_user = ${account}
first_valid_uid = 1
mail_location = maildir:${mail}/%u
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${account} gid=${account === 'nobody' ? 'nogroup' : account} home=${mail}
}
namespace inbox {
  inbox = yes
${['Sent', 'Archive', 'Drafts', 'Junk', 'Trash'].map(folder).join('\n')}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** It greets whoever connects. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(1_000, () => (socket.destroy(), resolve(false)))
    socket.once('data', (greeting) => (socket.destroy(), resolve(greeting.toString().startsWith('* OK'))))
    socket.once('error', () => resolve(false))
  })
}
