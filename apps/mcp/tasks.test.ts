import { beforeAll, expect, test } from 'vitest'
import { meetingRecord, plantAccount, plantRecords } from '../../tests/world/connected-accounts.ts'
import { openAssistant, type ToolReply } from '../../tests/world/assistant.ts'
import { bringDemoIn } from '../../tests/world/demo-network.ts'
import { message } from '../../tests/world/introductions.ts'
import { world, type Somebody, type World } from '../../tests/world/world.ts'

/** What people ask an assistant, over the network of the demo. The calls are those that a model would make. */
let stage: World
let ana: Somebody
let kofi: Somebody

interface Found extends Record<string, unknown> {
  id: string
  name: string
  role: string
  company: string
  path: { verdict: string; through: string; connectorId?: string; explanation: string[] }
}
const first = ({ items = [] }: ToolReply): Found => {
  expect(items.length).toBeGreaterThan(0)
  return items[0] as Found
}

beforeAll(async () => {
  stage = await world()
  const demo = await bringDemoIn(stage)
  ana = demo.ana
  kofi = demo.mates.find(({ user }) => user.name === 'Kofi Mensah')!
  await stage.as(ana).sharing.change({ body: { mode: 'workspace' } })
  await stage.work()
  return () => stage.close()
}, 400_000)

const tasks: Record<string, (use: Awaited<ReturnType<typeof openAssistant>>['use']) => Promise<void>> = {
  'who can introduce me to the CFO of a company': async (use) => {
    const cfo = first(await use('find_people', { query: 'CFO of Farview Capital', limit: 3 }))
    expect(cfo).toMatchObject({ role: 'Chief Financial Officer', company: 'Farview Capital' })
    const { answer, items } = await use('find_paths', { personId: cfo.id, limit: 3 })
    expect(answer).toMatch(/^(?:A verified path|No verified path)/)
    expect(items!.length).toBeGreaterThan(0)
    expect((items![0] as Found['path']).explanation.length).toBeGreaterThan(0)
  },
  'prepare me for tomorrow': async (use) => {
    const { items } = await use('list_meetings', { days: 2 })
    const [meeting] = items as { contacts: { id: string; name: string }[] }[]
    const card = await use('prepare_meeting', { personId: meeting!.contacts[0]!.id })
    expect(card['person']).toMatchObject({ name: meeting!.contacts[0]!.name })
    expect((card['who'] as object[]).length).toBeGreaterThan(0)
    expect((card['questions'] as object[]).length).toBeGreaterThan(0)
  },
  'how do I get into a company': async (use) => {
    const { answer, items } = await use('find_paths', { company: 'Farview Capital', limit: 5 })
    expect(answer).toMatch(/path/)
    expect((items as Found[]).every(({ company }) => company === 'Farview Capital')).toBe(true)
  },
  'is there a path to somebody whom nobody knows': async (use) => {
    const found = await use('find_people', { query: 'Zebulon Quackenbush' })
    expect(found.items).toEqual([])
    expect(found.answer).toBe('Nobody in reach fits.')
    expect((await use('find_paths', { company: 'Quackenbush Unlimited' })).answer).toMatch(/^No path into/)
  },
  'who among my connectors should I not ask now': async (use) => {
    const { items } = await use('list_connectors', {})
    expect(items!.length).toBeGreaterThan(0)
    for (const one of items!) expect(one['availability']).toHaveProperty('canAsk')
  },
  'draft a request to somebody for an introduction': async (use) => {
    const person = first(await use('find_people', { query: 'CFO of Farview Capital', limit: 1 }))
    const { items } = await use('find_paths', { personId: person.id, limit: 3 })
    const { connectorId } = items![0] as Found['path']
    const draft = await use('draft_introduction_request', { personId: person.id, connectorId, message })
    expect(draft['link']).toContain(`/introductions?request=${String(draft['id'])}`)
    expect(draft['about']).toBe(person.name)
  },
  'where do my requests stand': async (use) => {
    const { items, counts } = (await use('list_requests', { tab: 'all' })) as ToolReply & { counts: { all: number } }
    expect(counts.all).toBeGreaterThan(0)
    const request = await use('get_request', { id: items![0]!['id'] })
    expect(request['timeline']).toBeDefined()
  },
  'what do others want from me': async (use) => {
    const { items } = await use('list_asks', {})
    expect(items!.map((one) => one['askedBy'])).toContain('Kofi Mensah')
  },
  'which introductions are worth asking for': async (use) => {
    const { items } = await use('list_opportunities', { limit: 3 })
    for (const one of items as Found[]) expect(one.path.verdict).toMatch(/path/)
    expect(await use('list_targets', {})).toHaveProperty('items')
  },
  'is this sentence true': async (use) => {
    const person = first(await use('find_people', { query: 'CFO of Farview Capital', limit: 1 }))
    const { items } = await use('check_text', {
      text: `${person.name} works at Farview Capital. ${person.name} works at Globex.`,
      about: [person.id],
    })
    expect(items!.map((one) => one['verdict'])).toEqual(['backed', 'contradicted'])
  },
}

test('what waits is there: a meeting tomorrow, a request of mine, and one for me', async () => {
  const people = (await stage.as(ana).contacts.list({ query: {} })).items
  const { rows } = await stage.superuser.query<{ email: string; name: string }>(
    `select d.emails[1] as email, c.name from contacts.contact_details d
     join contacts.contacts c on c.network_id = d.network_id and c.person_id = d.person_id
     join identity.member_networks n on n.id = d.network_id
     where n.user_id = $1 and cardinality(d.emails) > 0 order by c.name limit 1`,
    [ana.user.id],
  )
  expect(people.length).toBeGreaterThan(0)
  const owner = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  const accountId = await plantAccount(stage, { ...owner, address: ana.user.email })
  const tomorrow = new Date(Date.now() + 20 * 3_600_000)
  await plantRecords(stage, { ...owner, accountId }, [
    meetingRecord(tomorrow, [{ email: ana.user.email }, { name: rows[0]!.name, email: rows[0]!.email }]),
  ])
  const find = async (who: Somebody) => {
    const { people: seen } = await stage.as(who).paths.top({ query: { limit: 100 } })
    return seen.find(({ path }) => path.viaId === (who === ana ? kofi : ana).user.id && path.availability.canAsk)!.id
  }
  for (const [asker, connector] of [
    [ana, kofi],
    [kofi, ana],
  ] as const)
    await stage.as(asker).requests.create({
      body: {
        target: { personId: await find(asker) },
        connector: { personId: connector.user.id },
        message,
        status: 'pending',
      },
    })
  await stage.work()
}, 60_000)

test.for(Object.keys(tasks))('%s: at most four calls', { timeout: 60_000 }, async (task) => {
  const { use, calls } = await openAssistant(stage, ana)
  await tasks[task]!(use)
  expect(calls()).toBeLessThanOrEqual(4)
})
