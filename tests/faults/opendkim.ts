import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../tools/services/free-port.ts'
import { ensurePrograms } from '../../tools/image/run-program.ts'

export interface Signer {
  /** As Postfix names it. */
  milter: string
  domain: string
  selector: string
  /** As its record in the DNS has it. */
  key: string
  stop(): Promise<void>
}

/** An OpenDKIM of its own, which signs what this machine sends, with the headers that docs/operations.md names. */
export async function startOpendkim(folder: string, domain: string): Promise<Signer> {
  await ensurePrograms({ '/usr/sbin/opendkim': 'opendkim' })
  mkdirSync(folder, { recursive: true })
  const selector = 'mail'
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const keyFile = join(folder, 'key.pem')
  writeFileSync(keyFile, privateKey)
  chmodSync(keyFile, 0o600)
  const port = await findFreePort(null)
  const config = join(folder, 'opendkim.conf')
  writeFileSync(
    config,
    [
      'Syslog no',
      'Mode s',
      'RequireSafeKeys no',
      'UserID root',
      'Canonicalization relaxed/simple',
      `Domain ${domain}`,
      `Selector ${selector}`,
      `KeyFile ${keyFile}`,
      'SignHeaders *,+list-unsubscribe,+list-unsubscribe-post',
      'OversignHeaders From',
      'InternalHosts 127.0.0.1',
      `Socket inet:${port}@127.0.0.1`,
      '',
    ].join('\n'),
  )
  const server = spawn('/usr/sbin/opendkim', ['-f', '-x', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let attempt = 0; !(await isOpen(port)); attempt += 1) {
    if (attempt > 200 || server.exitCode !== null) throw new Error('OpenDKIM did not start.')
    await sleep(50)
  }
  return {
    milter: `inet:127.0.0.1:${port}`,
    domain,
    selector,
    key: publicKey.toString('base64'),
    async stop() {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
