import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

export const ana = 'ana@northgate.example'
export const joost = 'joost@kade.example'
export const message = 'I build tools for harbours.\n\nCould we talk for twenty minutes on Tuesday or Thursday?'

/** Mara, who asks, and her contact Ana, who has no account and knows Joost. A teammate has Ana's address too. */
export async function stage(settings: Record<string, string> = {}) {
  const world = await worldForThisTest(settings)
  const row = `Ana,Ribeiro,https://www.linkedin.com/in/ana,${ana},Northgate,Partner,08 Feb 2024`
  const askAs = async (who: Somebody, changes: object = {}): Promise<string> => {
    if ((await world.as(who).contacts.list({})).total === 0)
      await bring(world, who, 'Connections.csv', connections([row]))
    const [connector] = (await world.as(who).contacts.list({})).items
    const { id } = await world.as(who).requests.create({
      body: {
        target: { name: 'Joost de Wit', company: 'Kade', title: 'Founder' },
        connector: { personId: connector!.id },
        message,
        subject: 'Harbours',
        context: 'You told me about Joost in May.',
        status: 'pending',
        blind: true,
        ...changes,
      },
    })
    await world.work()
    return id
  }
  const mara = await world.signUp('Mara Lind')
  await bring(world, await join(world, mara, 'member', 'Noa Peer'), 'Connections.csv', connections([row]))
  const ask = (changes: object = {}) => askAs(mara, changes)
  return { world, mara, ask, askAs, ...readers(world, mara) }
}

function readers(world: World, mara: Somebody) {
  const { as, mails } = world
  /** The newest link in the mails to somebody. */
  const tokenTo = async (address: string): Promise<string> => {
    const tokens = (await mails(address)).flatMap(({ body }) => [
      ...body.matchAll(/\/guest\/(?:asks|consents)\/([\w-]{43})/g),
    ])
    return tokens.at(-1)![1]!
  }
  const subjectsTo = async (address: string) => (await mails(address)).map(({ subject }) => subject)
  const stageOf = async (id: string) => (await as(mara).requests.show({ params: { id } })).stage
  const askPage = (token: string) => as(null).guestAsks.show({ params: { token } })
  const reply = (token: string, body: Parameters<ReturnType<typeof as>['guestAsks']['reply']>[0]['body']) =>
    as(null).guestAsks.reply({ params: { token }, body })
  const consentPage = (token: string) => as(null).guestConsents.show({ params: { token } })
  const consent = (token: string, said: 'yes' | 'not_now' | 'never') =>
    as(null).guestConsents.save({ params: { token }, body: { consent: said } })
  return { tokenTo, subjectsTo, stageOf, askPage, reply, consentPage, consent }
}
