import { pageIdIn } from '@wellmet/account/invitations/invitation-state.rules.ts'
import type { Purpose as GuestPurpose } from '@wellmet/introductions/guest-links/guest-links.rules.ts'
import type { Credentials } from '../world/client.ts'
import { bring, connections } from '../world/imports.ts'
import { message } from '../world/introductions.ts'
import { askForLink, join } from '../world/team.ts'
import { tokenIn, type Somebody, type World } from '../world/world.ts'
import { issueKey } from './team.ts'

/** What a token of this server can be for. */
export type Purpose =
  | GuestPurpose
  | 'session'
  | 'api key'
  | 'confirm address'
  | 'new password'
  | 'invitation'
  | 'invitation page'
  | 'never email'

export interface Issued {
  token: string
  /** Whose it is, where they must be signed in to use it. */
  holder: Credentials
}

/** One workspace and the people around it, with a working token for every purpose. */
export interface Cast {
  tokens: Record<Purpose, Issued>
  /** What tells their rows from those of others. */
  marks: string[]
  /** Does whatever ends tokens before they are used; the purposes whose tokens it ended. */
  takeBack(): Promise<Purpose[]>
}

export async function makeCast(world: World, word: string): Promise<Cast> {
  const { as, work } = world
  const asker = await world.signUp(`${word} Asker`, `${word}-asker@example.com`)
  const mate = await join(world, asker, 'member', `${word} Mate`)
  const connector = `${word}-connector@northgate.example`
  // The teammate has the card too: an address that only the asker knows is not proven.
  const card = connections([
    `${word},Connector,https://www.linkedin.com/in/${word}-connector,${connector},Northgate,Partner,08 Feb 2024`,
  ])
  for (const who of [asker, mate]) await bring(world, who, 'Connections.csv', card)
  const ask = asksOf(world, asker, word)
  const over = await ask('over')
  await agree(world, await newestGuestToken(world, connector))
  await as(null).guestConsents.save({
    params: { token: await newestGuestToken(world, over.target) },
    body: { consent: 'yes' },
  })
  await as(asker).requests.update({ params: { id: over.id }, body: { status: 'meeting' } })
  await work()
  const outcome = await newestGuestToken(world, connector)
  const consenting = await ask('consenting')
  await agree(world, await newestGuestToken(world, connector))
  const waiting = await ask('waiting')
  const invited = await world.signUp(`${word} Invited`, `${word}-invited@example.com`)
  const { id: invitationId } = await as(asker).invitations.create({
    body: { email: invited.user.email, role: 'admin' },
  })
  const unconfirmed = await world.signUpUnverified(`${word} Unconfirmed`, `${word}-unconfirmed@example.com`)
  const key = await issueKey(world, asker, ['network:read'])
  const mailed = async (address: string, kind: string) =>
    (await world.mails(address)).findLast((mail) => mail.kind === kind)!.body
  const forNobody = (token: string): Issued => ({ token, holder: {} })
  const invitation = tokenIn(await mailed(invited.user.email, 'account.invitation'))
  return {
    tokens: {
      session: { token: asker.cookie!.match(/session=([^;]+)/)![1]!, holder: asker },
      'api key': { token: key.key!, holder: key },
      'confirm address': {
        token: tokenIn(await mailed(unconfirmed.user.email, 'account.verify-email')),
        holder: unconfirmed,
      },
      'new password': forNobody(await askForLink(world, mate.user.email)),
      invitation: { token: invitation, holder: invited },
      'invitation page': forNobody(pageIdIn(invitation)!),
      'never email': forNobody((await world.mails(connector)).at(-1)!.body.match(/\/never-email\/([\w-]+)/)![1]!),
      connector: forNobody(await newestGuestToken(world, connector)),
      target: forNobody(await newestGuestToken(world, consenting.target)),
      outcome: forNobody(outcome),
    },
    marks: [word, asker.workspace!.id, ...[asker, mate, invited, unconfirmed].map(({ user }) => user.id), waiting.id],
    async takeBack() {
      for (const { id } of [waiting, consenting])
        await as(asker).requests.update({ params: { id }, body: { status: 'cancelled' } })
      await as(asker).invitations.revoke({ params: { id: invitationId } })
      const change = { currentPassword: mate.password, newPassword: 'a horse of another color' }
      await as(mate).users.changePassword({ body: change })
      const [card] = (await as(asker).contacts.list({})).items
      await as(asker).deletions.delete({ params: { id: card!.id } })
      await work()
      return ['connector', 'target', 'outcome', 'invitation', 'new password']
    },
  }
}

const asksOf = (world: World, asker: Somebody, word: string) => async (what: string) => {
  const [connector] = (await world.as(asker).contacts.list({})).items
  const target = `${word}-${what}@kade.example`
  const { id } = await world.as(asker).requests.create({
    body: {
      target: { name: `${word} ${what}`, company: 'Kade', email: target },
      connector: { personId: connector!.id },
      message,
      status: 'pending',
    },
  })
  await world.work()
  return { id, target }
}

async function agree({ as, work }: World, token: string): Promise<void> {
  await as(null).guestAsks.reply({ params: { token }, body: { reply: 'accept', how: 'ask_target' } })
  await work()
}

async function newestGuestToken({ mails }: World, address: string): Promise<string> {
  const links = (await mails(address)).flatMap(({ body }) => [...body.matchAll(/\/guest\/\w+\/([\w-]{43})/g)])
  return links.at(-1)![1]!
}
