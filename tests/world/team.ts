import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { cookieOf, tokenIn, type Somebody, type World } from './world.ts'

/** Asks for a new password, and answers with the token of the link that is mailed. */
export async function askForLink({ as, mails, work }: World, email: string): Promise<string> {
  await as(null).users.forgotPassword({ body: { email } })
  await work()
  const mail = (await mails(email)).findLast(({ kind }) => kind === 'account.reset-password')
  return tokenIn(mail?.body ?? '')
}

/** Invites somebody who has signed up, and accepts for them. */
export async function joinAgain(
  { as, mails }: World,
  owner: Somebody,
  joining: Somebody,
  role: Exclude<Role, 'owner'>,
): Promise<Somebody> {
  await as(owner).invitations.create({ body: { email: joining.user.email, role } })
  const mail = (await mails(joining.user.email)).findLast(({ body }) => body.includes('/join?'))
  const session = await as(joining).invitations.accept({ body: { token: tokenIn(mail!.body) } })
  return { ...joining, ...session }
}

/** Somebody who signed up, confirmed the address, was invited by mail, and accepted. */
export const join = async (
  world: World,
  owner: Somebody,
  role: Exclude<Role, 'owner'>,
  name = `The ${role}`,
): Promise<Somebody> => joinAgain(world, owner, await world.signUp(name), role)

/** A second session of theirs. */
export const signInAt = async ({ origin }: World, { user, password }: Pick<Somebody, 'user' | 'password'>) => {
  const response = await fetch(`${origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  })
  return { cookie: cookieOf(response) }
}
