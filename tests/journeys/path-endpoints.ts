import { readFileSync } from 'node:fs'
import { repository } from '../../tools/repository.ts'
import type { Path, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { message } from '../world/introductions.ts'
import type { World } from '../world/world.ts'

/** What is said of the best path to somebody; an endpoint may say only some of it. */
export type Answer = Pick<Path, 'viaId' | 'viaName' | 'status' | 'confidence' | 'chance' | 'score'>
export type Shown = { id: string } & Partial<Answer>

export const answerOf = ({ viaId, viaName, status, confidence, chance, score }: Answer): Answer => ({
  viaId,
  viaName,
  status,
  confidence,
  chance,
  score,
})

type Api = ReturnType<World['as']>

/** Whom the endpoints are asked about. */
export interface Around {
  api: Api
  /** Everybody in reach. */
  people: readonly { id: string; name: string; email: string | undefined }[]
  /** Some whose best path has a connector, with every path to them. */
  strangers: readonly { id: string; paths: readonly PathInFull[] }[]
}

const shown = ({ id, path }: { id: string; path: Answer }): Shown => ({ id, ...answerOf(path) })

/** One after the other: a test machine has few connections. */
async function inTurn<T, U>(all: readonly T[], ask: (one: T) => Promise<U>): Promise<U[]> {
  const answers: U[] = []
  for (const one of all) answers.push(await ask(one))
  return answers
}

/** In rows of so many. */
const inRows = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most))

const drafted = async ({ api, strangers }: Around, from: number) => {
  const { id } = strangers.at(from)!
  return { id, request: await api.networkIntro.create({ body: { personId: id, message } }) }
}

/** No two lists of a member have the same name. */
let made = 1

const saved = async ({ api, people }: Around) => {
  const list = await api.savedLists.create({ body: { name: `To meet ${made++}`, kind: 'people' } })
  const items = await inTurn(inRows(people, 50), (row) =>
    api.savedLists.save({ params: { id: list.id }, body: { items: row.map(({ id }) => ({ personId: id })) } }),
  )
  return { list, items: items.flatMap((added) => added.items) }
}

type Item = Awaited<ReturnType<typeof saved>>['items'][number]
const shownItem = ({ personId, path }: Item): Shown => shown({ id: personId!, path })

const page = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
const siteOf = async (api: Api): Promise<string> =>
  (await api.sites.save({ body: { origins: ['https://pages.example'], countsVisits: false } })).key

/** Somebody in reach came by a form of the site. */
async function leadFrom(api: Api, people: Around['people']) {
  const { email } = people.find((one) => one.email !== undefined)!
  const agreed = { consent: 'yes', wording: 'You may answer me.' }
  await api.leads.contact({ body: { site: await siteOf(api), email, ...agreed }, headers: page })
  return (await api.leadList.list({ query: {} })).items[0]
}

/** A link for the company of somebody in reach, which was opened. */
async function pitchFor(api: Api, people: Around['people']): Promise<void> {
  await siteOf(api)
  const { person } = await api.paths.person({ params: { id: people[0]!.id } })
  const sections = [{ key: 'team', title: 'Team', text: 'Who we are.' }]
  await api.pitches.save({ body: { title: 'A raise', sections } })
  const { url } = await api.pitches.addLink({ body: { reader: person.company! } })
  await api.investors.trackPage({ body: { link: url.split('/').at(-1)! }, headers: page })
}

/**
 * Every endpoint that says something of the best path to somebody: how to ask it, and what it says of whom. A new one must
 * be added here (`one-ranking.test.ts` compares this list with the contracts).
 */
export const pathEndpoints: Record<string, (around: Around) => Promise<Shown[]>> = {
  'GET /api/leads': async ({ api, people }) => {
    const lead = await leadFrom(api, people)
    return lead?.path ? [shown({ id: lead.path.to.id, path: lead.path.path })] : []
  },
  'PATCH /api/leads/:id': async ({ api, people }) => {
    const lead = await leadFrom(api, people)
    const changed = await api.leadList.change({ params: { id: lead!.id }, body: { state: 'talking' } })
    return changed.path ? [shown({ id: changed.path.to.id, path: changed.path.path })] : []
  },
  'GET /api/investors/pitch': async ({ api, people }) => {
    await pitchFor(api, people)
    const { links } = await api.pitches.show({})
    return links.flatMap(({ path }) => (path ? [shown({ id: path.to.id, path: path.path })] : []))
  },
  // All others are compared with it: a second time it answers the same.
  'GET /api/graph/person/:id': async ({ api, people }) =>
    inTurn(people.slice(0, 25), async ({ id }) => shown((await api.paths.person({ params: { id } })).person)),
  'GET /api/people/profile/:id': async ({ api, people }) =>
    inTurn(people.slice(0, 60), async ({ id }) => shown(await api.people.profile({ params: { id } }))),
  'GET /api/graph/top': async ({ api }) => (await api.paths.top({ query: { limit: 100 } })).people.map(shown),
  'GET /api/dashboard/people': async ({ api }) =>
    (
      await inTurn(['reach', 'worth-meeting', 'targets'] as const, (sort) =>
        api.reachablePeople.list({ query: { limit: 50, sort } }),
      )
    ).flatMap(({ results }) => results.map(shown)),
  'GET /api/dashboard/companies': async ({ api }) =>
    (await api.companies.ranked({ query: { limit: 20 } })).items.flatMap(({ strongestPath, strongestPerson }) =>
      strongestPerson ? [shown({ id: strongestPerson.id, path: strongestPath })] : [],
    ),
  'GET /api/network/companies/:id': async ({ api }) => {
    const { items } = await api.companies.ranked({ query: { limit: 20 } })
    // To whom its strongest path leads is not said there.
    const pages = await inTurn(items, ({ id }) => api.companyPages.show({ params: { id } }))
    return pages.flatMap(({ departments }) => departments.flatMap(({ people }) => people.map(shown)))
  },
  'POST /api/onboarding/company-intelligence': async ({ api }) => {
    const { items } = await api.companies.ranked({ query: { limit: 20 } })
    const asked = await inTurn(items, ({ name }) => api.companyIntelligence.ask({ body: { company: name } }))
    return asked.flatMap(({ best }) => (best ? [shown(best)] : []))
  },
  'GET /api/dashboard/graph/paths': async ({ api }) => {
    const { items } = await api.companies.ranked({ query: { limit: 10 } })
    const found = await inTurn(items, ({ name }) =>
      api.companyPaths.intoCompany({ query: { company: name, limit: 50 } }),
    )
    return found.flatMap(({ people }) => people.map(shown))
  },
  'GET /api/people/network-search': async ({ api }) =>
    (await api.people.findInNetwork({ query: { limit: 25 } })).results.map(shown),
  'POST /api/people/network-search': async ({ api, people }) =>
    (await inTurn(people.slice(0, 40), ({ name }) => api.people.searchNetwork({ body: { query: name } }))).flatMap(
      ({ results }) => results.map(shown),
    ),
  'POST /api/people/search': async ({ api, people }) =>
    (await inTurn(people.slice(0, 20), ({ name }) => api.people.search({ body: { query: name } }))).flatMap(
      ({ results }) => results.filter(({ source }) => source === 'graph').map(shown),
    ),
  'POST /api/people/lookup': async ({ api, people }) => {
    const addresses = people.flatMap(({ email }) => (email === undefined ? [] : [{ email }]))
    const found = await inTurn(inRows(addresses, 25), (row) => api.people.lookup({ body: { people: row } }))
    return found.flatMap(({ results }) => results.flatMap((profile) => (profile === null ? [] : [shown(profile)])))
  },
  'GET /api/graph/intro-marketplace/routes/:targetId': async ({ api, strangers }) =>
    inTurn(strangers, async ({ id }) => {
      const { routes } = await api.marketplace.routes({ params: { targetId: id } })
      return shown({ id, path: routes[0]!.path })
    }),
  'GET /api/dashboard/intro-marketplace/routes': async ({ api }) =>
    (await api.bridgedMarketplace.routes({ query: { limit: 10 } })).targets.map(({ target, routes }) =>
      shown({ id: target.id, path: routes[0]!.path }),
    ),
  'POST /api/network/lists/:id/items': async (around) => (await saved(around)).items.map(shownItem),
  'GET /api/network/lists/:id': async (around) => {
    const { list } = await saved(around)
    const { items } = await around.api.savedLists.show({ params: { id: list.id }, query: { limit: 100 } })
    return items.map(shownItem)
  },
  'GET /api/network/missions/:id/targets': async (around) => {
    const { list } = await saved(around)
    const { items } = await around.api.companies.ranked({ query: { limit: 5 } })
    const { id } = await around.api.missions.create({
      body: { title: 'Meet', listIds: [list.id], companies: items.map(({ name }) => name), roles: ['CTO'] },
    })
    const { people, companies, roles } = await around.api.missions.targets({ params: { id } })
    return [
      ...people.flatMap(({ person }) => (person && person.path.status !== 'none' ? [person] : [])),
      ...[...companies, ...roles].flatMap((target) => target.people),
    ].map(shown)
  },
  // Of the missions that were made just before.
  'GET /api/intros-ai/opportunities': async ({ api }) =>
    (await api.assistant.opportunities({ query: { limit: 10 } })).items.map(({ person }) => shown(person)),
  'POST /api/language-model/search': async ({ api, people }) =>
    (await inTurn(people.slice(0, 5), ({ name }) => api.languageModel.search({ body: { query: name } }))).flatMap(
      ({ results }) => results.map(shown),
    ),
  'PATCH /api/network/lists/:id/items/:itemId': async (around) => {
    const { list, items } = await saved(around)
    const params = { id: list.id, itemId: items[0]!.id }
    return [shownItem(await around.api.savedLists.annotate({ params, body: { note: 'Met in June' } }))]
  },
  'GET /api/luma/events': async ({ api }) =>
    (await api.eventGuests.list({})).items.flatMap(({ reach }) => reach?.best ?? []).map(shown),
  'GET /api/luma/events/:id': async ({ api }) => {
    const { items } = await api.eventGuests.list({})
    return (await api.eventGuests.show({ params: { id: items[0]!.id } })).reach.best.map(shown)
  },
  'GET /api/luma/events/:id/attendees': async ({ api }) => {
    const { items } = await api.eventGuests.list({})
    const { items: guests } = await api.eventGuests.attendees({ params: { id: items[0]!.id } })
    return guests.flatMap(({ person }) => (person ? [shown(person)] : []))
  },
  // A request keeps the path of the moment at which it was drafted; nobody is asked meanwhile, so it is the path of now.
  'POST /api/people/network-intro': async (around) => {
    const { id, request } = await drafted(around, 0)
    return [shown({ id, path: request.route!.path })]
  },
  'POST /api/dashboard/intro-requests': async ({ api, strangers }) => {
    const { id, paths } = strangers.at(1)!
    const body = { target: { personId: id }, connector: { personId: paths[0]!.viaId! }, message }
    return [shown({ id, path: (await api.requests.create({ body })).route!.path })]
  },
  'GET /api/dashboard/intro-requests/:id': async (around) => {
    const { id, request } = await drafted(around, 2)
    const { route } = await around.api.requests.show({ params: { id: request.id } })
    return [shown({ id, path: route!.path })]
  },
  'PATCH /api/dashboard/intro-requests/:id': async (around) => {
    const { id, request } = await drafted(around, 3)
    const { route } = await around.api.requests.update({ params: { id: request.id }, body: { subject: 'Grids' } })
    return [shown({ id, path: route!.path })]
  },
  'POST /api/dashboard/intro-requests/:id/next-path': async ({ api, strangers }) => {
    const { id, paths } = strangers.findLast((one) => one.paths.filter(({ viaId }) => viaId !== null).length > 1)!
    const [first, second] = paths.filter(({ viaId }) => viaId !== null)
    const request = await api.networkIntro.create({ body: { personId: id, message } })
    const fallback = request.fallbackPaths[0]!.path
    const next = await api.requests.nextPath({ params: { id: request.id } })
    // The second path of the page is the first to fall back to.
    const isSecond = [fallback, next.route!.path].every((path) => isSame(answerOf(path), answerOf(second!)))
    return isSecond ? [shown({ id, path: first! })] : [shown({ id, path: next.route!.path })]
  },
}

/** They show a whole request, by the function that shows it for `GET /api/dashboard/intro-requests/:id`. */
export const showWholeRequest = [
  'POST /api/dashboard/intro-requests/:id/undo',
  'POST /api/introductions/open-asks/join',
]

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  [key: string]: unknown
}

interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>
  components: { schemas: Record<string, Schema> }
}

/** What only the best path to somebody has. */
const marks = ['viaId', 'viaName', 'trustRank']

/** Every endpoint whose reply has a mark of a path, by the contracts. */
export function endpointsWithPaths(): string[] {
  const { paths, components } = JSON.parse(readFileSync(`${repository}/docs/api/openapi.json`, 'utf8')) as Document
  const hasMark = (schema: unknown, seen: Set<string>): boolean => {
    if (typeof schema !== 'object' || schema === null) return false
    if (Array.isArray(schema)) return schema.some((one) => hasMark(one, seen))
    const { $ref, properties } = schema as Schema
    if (properties && marks.some((mark) => mark in properties)) return true
    const name = $ref?.split('/').at(-1)
    if (name !== undefined && !seen.has(name) && hasMark(components.schemas[name], seen.add(name))) return true
    return Object.values(schema).some((one) => hasMark(one, seen))
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) =>
        Object.entries(responses ?? {}).some(([status, reply]) => status.startsWith('2') && hasMark(reply, new Set())),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
}
