import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const Session = z.object({ url: z.url(), key: z.string(), expiresAt: z.string().nullable() })
/** Where a member is signed in, and with what. */
export type MemberSession = z.infer<typeof Session>

/** In the folder where programs keep their settings. */
export function sessionPath(env: NodeJS.ProcessEnv = process.env): string {
  const settings =
    env['XDG_CONFIG_HOME'] ||
    (process.platform === 'win32' ? env['APPDATA'] : undefined) ||
    join(env['HOME'] || homedir(), '.config')
  return join(settings, 'wellmet', 'session.json')
}

/** Returns undefined if nobody is signed in or the file is damaged. */
export function readSession(): MemberSession | undefined {
  try {
    return Session.parse(JSON.parse(readFileSync(sessionPath(), 'utf8')))
  } catch {
    return undefined
  }
}

/** Nobody else on this machine reads it, not even for a moment. */
export function saveSession(session: MemberSession): void {
  const path = sessionPath()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.${process.pid}`
  rmSync(next, { force: true })
  writeFileSync(next, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  renameSync(next, path)
}

export const forgetSession = (): void => rmSync(sessionPath(), { force: true })
