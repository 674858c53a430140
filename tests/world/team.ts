import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { tokenIn, type Somebody, type World } from './world.ts'

/** Somebody who was invited by mail, signed up, and accepted. */
export async function join(
  { as, signUp, mails }: World,
  owner: Somebody,
  role: Exclude<Role, 'owner'>,
  name = `The ${role}`,
): Promise<Somebody> {
  const joining = await signUp(name)
  await as(owner).invitations.create({ body: { email: joining.user.email, role } })
  const sent = await mails(joining.user.email)
  const session = await as(joining).invitations.accept({ body: { token: tokenIn(sent.at(-1)!.body) } })
  return { ...joining, ...session }
}
