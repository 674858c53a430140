import { onTestFinished } from 'vitest'
import type { Log } from '@wellmet/platform/log/log.ts'
import { startApollo } from '../../tools/stand-ins/apollo.ts'
import { startPeopleDataLabs } from '../../tools/stand-ins/people-data-labs.ts'
import { recordOf } from '../../tools/stand-ins/people-data-query.ts'
import { bring, connections } from './imports.ts'
import { worldForThisTest, type Somebody } from './world.ts'

export const peopleDataKey = 'key-of-our-own-1234'
export const apolloKey = 'apollo-key-of-ours-abcd'

const described = { levels: ['cxo'], location: 'Berlin, Berlin, Germany' }
const known = [
  { ...described, name: 'Jane Doe', title: 'Chief Technology Officer', company: 'Acme', linkedin: 'jane-doe' },
  { ...described, name: 'Omar Aziz', title: 'Sales Director', company: 'Acme', linkedin: 'omar-aziz' },
]
const atApollo = [
  {
    name: 'Lea Blum',
    title: 'Head of Design',
    company: 'Kade',
    city: 'Hamburg',
    country: 'Germany',
    linkedin: 'lea-b',
  },
  { name: 'Jane Doe', title: 'CTO', company: 'Acme', city: 'Berlin', country: 'Germany' },
]

const rows = [
  'Jane,Doe,https://www.linkedin.com/in/jane-doe,jane@acme.example,Acme,,01 Jan 2022',
  'Omar,Aziz,https://www.linkedin.com/in/omar-aziz,,Acme,Clerk,01 Jan 2022',
  'Lea,Blum,https://www.linkedin.com/in/lea-blum,,Kade,,01 Jan 2022',
  'Nobody,Atall,https://www.linkedin.com/in/nobody-atall,,Nowhere,,01 Jan 2022',
  'Alone,Named,https://www.linkedin.com/in/alone-named,,,,01 Jan 2022',
]

/** Both providers as stand-ins, a workspace with contacts whom one, the other or neither knows, and no key yet. */
export async function enrichmentStage(settings: Record<string, string> = {}, log?: Log) {
  const peopleData = await startPeopleDataLabs(known.map(recordOf))
  peopleData.credits.set(peopleDataKey, 5)
  const apollo = await startApollo(atApollo)
  apollo.keys.add(apolloKey)
  onTestFinished(async () => void (await Promise.all([peopleData.close(), apollo.close()])))
  const world = await worldForThisTest(
    {
      PEOPLE_DATA_LABS_URL: peopleData.url,
      PEOPLE_DATA_LABS_CALLS_PER_MINUTE: '1000',
      PEOPLE_DATA_LABS_TIMEOUT_MS: '20000',
      APOLLO_URL: `${apollo.url}/api/v1`,
      APOLLO_TIMEOUT_MS: '20000',
      SESSION_DAYS: '400',
      ...settings,
    },
    log,
  )
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections(rows))
  const contactOf = async (name: string, who: Somebody = me): Promise<string> => {
    const { items } = await world.as(who).contacts.list({})
    return items.find((contact) => contact.name === name)!.id
  }
  const connect = (provider: string, key: string, who: Somebody = me) =>
    world.as(who).enrichment.connect({ params: { provider }, body: { key } })
  return {
    world,
    me,
    peopleData,
    apollo,
    contactOf,
    connectPeopleData: (who?: Somebody) => connect('people-data-labs', peopleDataKey, who),
    connectApollo: (who?: Somebody) => connect('apollo', apolloKey, who),
    connect,
    lookUp: async (name: string, who: Somebody = me) =>
      world.as(who).lookups.lookUp({ body: { contactId: await contactOf(name, who) } }),
    statusOf: async (provider: string, who: Somebody = me) =>
      (await world.as(who).enrichment.status({})).items.find((one) => one.provider === provider)!,
  }
}
