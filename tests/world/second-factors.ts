import { codeOfStep, stepOf } from '@wellmet/account/second-factors/totp.rules.ts'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import type { Credentials } from './client.ts'
import { cookieOf, type Somebody, type World } from './world.ts'

/** An authenticator app: shows the code of now, or of some steps of 30 seconds later. */
export type App = (later?: number) => string

export const appWith =
  ({ services }: Pick<World, 'services'>, secret: string): App =>
  (later = 0) =>
    codeOfStep(secret, stepOf(services.now()) + later)

/** Sets up an app for somebody, and returns it with the recovery codes. The code of now is used up. */
export async function setUpApp(
  world: World,
  who: Credentials,
): Promise<{ app: App; secret: string; recoveryCodes: string[] }> {
  const { secondFactors } = world.as(who)
  const { secret } = await secondFactors.setUp({ body: {} })
  const app = appWith(world, secret)
  const { recoveryCodes } = await secondFactors.confirm({ body: { code: app() } })
  return { app, secret, recoveryCodes }
}

/** The first step: the password was right, and a second factor is asked for. */
export async function challengeOf({ as }: World, { user, password }: Pick<Somebody, 'user' | 'password'>) {
  const answer = await as(null).users.signIn({ body: { email: user.email, password } })
  if (!('secondFactor' in answer)) throw new Error('Nobody asked for a second factor.')
  return answer.secondFactor
}

/** The second step, with what the browser then sends. */
export async function finishSignIn(
  { origin }: World,
  body: { challenge: string } & ({ code: string } | { recoveryCode: string }),
): Promise<Session & Credentials> {
  const answer = await fetch(`${origin()}/api/account/sign-in/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`)
  return { ...((await answer.json()) as Session), cookie: cookieOf(answer) }
}

/** A passkey as a device would have left it. Nobody can sign in with it: no device has its key. */
export const plantPasskey = async ({ superuser }: Pick<World, 'superuser'>, userId: string, name: string) => {
  await superuser.query(
    `insert into account.passkeys (id, user_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
     values (gen_random_uuid(), $1::uuid, sha256($1::uuid::text::bytea), sha256($2::text::bytea), 0, '{internal}', false, $2::text, now())`,
    [userId, name],
  )
}
