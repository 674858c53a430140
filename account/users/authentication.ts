import { AsyncLocalStorage } from 'node:async_hooks'
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { betterAuth } from 'better-auth'
import { ambientDatabase } from '@wellmet/platform/database/ambient.ts'
import { currentTransaction } from '@wellmet/platform/database/database.ts'
import { readLanguage } from '@wellmet/platform/messages/locale.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { secondsPerDay, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { recordReset } from './record-reset.ts'
import { longestPassword, shortestPassword } from './users.contract.ts'
import { resetPasswordMail, verifyEmailMail } from './users.mails.ts'
import { passwordSettings } from './users.settings.ts'

export type Authentication = ReturnType<typeof build>

const made = new WeakMap<Services, readonly [Authentication, ...Authentication[]]>()

/** better-auth handles passwords, email links and sessions. Only our own use cases call it. */
export const authentication = (services: Services): Authentication => authenticationsByKey(services)[0]

/** One for each signing key, newest first: a link in a mail may have been signed before the last rotation. */
export function authenticationsByKey(services: Services): readonly [Authentication, ...Authentication[]] {
  let all = made.get(services)
  if (!all) {
    const [current, ...before] = linkSecrets(services)
    made.set(services, (all = [build(services, current), ...before.map((secret) => build(services, secret))]))
  }
  return all
}

/** What better-auth signs its links with. */
export function linkSecrets({ signingKeys }: Services): readonly [string, ...string[]] {
  const [current, ...before] = signingKeys.of('links in mails')
  return [current.toString('base64url'), ...before.map((key) => key.toString('base64url'))]
}

/** How long the link in a confirmation mail works. */
export const verificationSeconds = 3 * secondsPerDay

/** Only a hash of a session's token is stored; the token itself exists in the reply and in the browser. */
export const hashToken = (token: string): string => hashSecret(token).toString('base64url')

interface Starting {
  token?: string
  isProved: boolean
}

const started = new AsyncLocalStorage<Starting>()

/**
 * Signs in with better-auth and returns the token of the new session, which is not stored anywhere. Somebody who signs up
 * with a proved address gets no confirmation mail.
 */
export async function startingSession<T>(
  signIn: () => Promise<T>,
  { isProved = false } = {},
): Promise<{ result: T; token: string }> {
  const box: Starting = { isProved }
  const result = await started.run(box, signIn)
  if (box.token === undefined) throw new Error('No session was started.')
  return { result, token: box.token }
}

function build(services: Services, secret: string) {
  const { config } = services
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => services.log[level]({ from: 'better-auth' }, message) },
    database: { db: ambientDatabase().withSchema('account'), type: 'postgres', transaction: false },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: () => newId() } },
    user: { modelName: 'users' },
    account: { modelName: 'credentials', encryptOAuthTokens: true },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    session: { modelName: 'sessions', expiresIn: config.SESSION_DAYS * secondsPerDay },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const box = started.getStore()
            if (box) box.token = session.token
            return { data: { ...session, token: hashToken(session.token) } }
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        hash: (password) => hashPassword(password, config.get(passwordSettings).ARGON2_MEMORY_KIB),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: secondsPerHour,
      onPasswordReset: ({ user }) => recordReset(currentTransaction(), services, user),
      async sendResetPassword({ user, token }) {
        const tx = currentTransaction()
        const link = `${config.PUBLIC_URL}/reset-password?token=${token}`
        // The worker runs this, and does not know who asked.
        const { language } = await tx
          .selectFrom('account.users')
          .select('language')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow()
        await queueMail(
          tx,
          services,
          mailIn(readLanguage(language), () => resetPasswordMail(user, link)),
        )
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: verificationSeconds,
      async sendVerificationEmail({ user, token }) {
        if (started.getStore()?.isProved) return
        await queueMail(
          currentTransaction(),
          services,
          verifyEmailMail(user, `${config.PUBLIC_URL}/verify-email?token=${token}`),
        )
      },
    },
  })
}

const cost = { passes: 2, parallelism: 1, tagLength: 32 } as const
const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

async function hashPassword(password: string, memory: number): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, ...cost })
  return encodeHash(memory, nonce, tag)
}

const encodeHash = (memory: number, nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`

/** Takes as long for somebody who has no password, or no account: they are compared with a hash of nothing. */
export async function isPasswordRight({ config }: Services, hash: string | null, password: string): Promise<boolean> {
  const isRight = await verifyPassword(hash ?? hashOfNothing(config.get(passwordSettings).ARGON2_MEMORY_KIB), password)
  return isRight && hash !== null
}

const hashOfNothing = (memory: number): string => encodeHash(memory, randomBytes(16), randomBytes(cost.tagLength))

async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, , , parameters, nonce, tag] = stored.split('$')
  const [memory, passes, parallelism] = (parameters ?? '').split(',').map((part) => Number(part.slice(2)))
  if (!memory || !passes || !parallelism || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const given = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(expected, given)
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
