import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DirectoryRecord } from '@wellmet/contacts/directory/directory.records.ts'
import { loadDemoDirectory } from '../../../tools/demo/load-demo-directory.ts'
import { askFor, type SearchReply, type World } from './world.ts'

interface SetPerson {
  id: string
  company: string
  ex: string[]
  email: string
  slug: string
}

interface SetQuestion {
  id: string
  who?: string
  kind: string
  text: string
  none?: boolean
  unknowable?: boolean
  partly?: boolean
  byHand?: boolean
}

interface SetRecord {
  owner: string
  name: string
  title?: string
  company?: string
}

/** The parts of a judged set that are read here. */
interface Modules {
  world: {
    makeWorld: () => { people: SetPerson[]; strangers: SetPerson[]; companies: { id: string; names: string[] }[] }
    visibleOwners: string[]
  }
  files: {
    makeFiles: (
      world: object,
      today: Date,
    ) => {
      files: object
      records: Map<string, SetRecord[]>
      directory: { lines: string[]; about: Map<string, object> }
    }
  }
  truth: {
    makeTruth: (
      world: object,
      made: object,
    ) => { facts: Map<string, { inReach: boolean; bestLevel: number }>; castOf: (key: string) => SetPerson }
    judge: (truth: object, question: SetQuestion) => Map<string, number>
  }
  setup: {
    setUp: (options: object) => Promise<{ sessions: Record<string, SetSession>; workspaceId: string }>
    mapPeople: (options: object) => Promise<Map<string, string>>
  }
  random: { fold: (text: string) => string }
  queries: { peopleQueries: SetQuestion[] }
}

interface SetSession {
  ask<Reply = SearchReply>(method: string, path: string, body?: object): Promise<Reply>
}

export interface Opening {
  origin: string
  environment: Record<string, string>
  /** Where mails land as files. */
  mailFolder: string
  /** Where ids are kept. */
  cacheFolder: string
}

/** A judged set in a folder of its own, with its own people, files, rules and questions. Nothing of it is copied. */
export async function openOutsideSet(folder: string, opening: Opening): Promise<World> {
  const { origin, environment, mailFolder, cacheFolder } = opening
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href)
  const { makeWorld, visibleOwners } = (await load('lib/world.mjs')) as Modules['world']
  const { makeFiles } = (await load('lib/files.mjs')) as Modules['files']
  const { makeTruth, judge } = (await load('lib/truth.mjs')) as Modules['truth']
  const { setUp, mapPeople } = (await load('lib/setup.mjs')) as Modules['setup']
  const { fold } = (await load('lib/random.mjs')) as Modules['random']
  const { peopleQueries } = (await load('queries.mjs')) as Modules['queries']
  mkdirSync(cacheFolder, { recursive: true })
  const world = makeWorld()
  const made = makeFiles(world, new Date(new Date().toISOString().slice(0, 10)))
  const settings = { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:9' }
  const lines = made.directory.lines.map((line) => JSON.parse(line) as DirectoryRecord)
  await loadDemoDirectory({ ...environment, ...settings }, lines)
  const say = (line: string): void => console.error(line)
  const { sessions, workspaceId } = await setUp({
    origin,
    mailFolder,
    cacheFolder,
    say,
    files: made.files,
    directory: made.directory,
  })
  const session = sessions['V']!
  const truth = makeTruth(world, made)
  const ids = await mapPeople({ session, workspaceId, people: [...world.people, ...world.strangers], cacheFolder, say })

  const byName = new Map<string, SetPerson[]>()
  for (const person of world.people)
    for (const { name } of made.records.get(person.id)!)
      if (name) byName.set(fold(name), [...(byName.get(fold(name)) ?? []), person])
  const companyOf = new Map(world.companies.flatMap(({ id, names }) => names.map((name) => [fold(name), id] as const)))
  /** Somebody without address and profile is found by the name and the employer that a file gives. */
  const whoIs = ({ id, source, name, company }: SearchReply['results'][number]): string | null => {
    const known = ids.get(id)
    if (known || source !== 'graph') return known ?? null
    const namesakes = [...new Set(byName.get(fold(name)) ?? [])]
    const at = company === null ? undefined : companyOf.get(fold(company))
    const there = namesakes.filter((one) => at !== undefined && (one.company === at || one.ex.includes(at)))
    if (there.length === 1) return there[0]!.id
    return namesakes.length === 1 ? namesakes[0]!.id : null
  }
  const fill = (text: string): string =>
    text.replaceAll(/\{(email|EMAIL|slug):(\w+)\}/g, (_, what: string, key: string) => {
      const { email, slug } = truth.castOf(key)
      return what === 'slug' ? slug : what === 'email' ? email : email.toUpperCase()
    })
  const distinct = (texts: readonly (string | undefined)[]): string => [...new Set(texts.filter(Boolean))].join(' ')
  return {
    name: basename(folder),
    questions: peopleQueries
      .filter(({ partly, byHand }) => !partly && !byHand)
      .map((query) => {
        const isNobody = Boolean(query.none ?? query.unknowable)
        return {
          asker: query.who ?? 'anybody',
          kind: query.kind,
          text: fill(query.text),
          isNobody,
          grades: isNobody ? new Map<string, number>() : judge(truth, query),
        }
      }),
    documents: world.people
      .filter(({ id }) => truth.facts.get(id)!.inReach)
      .map(({ id }) => {
        const mine = made.records.get(id)!.filter(({ owner }) => visibleOwners.includes(owner))
        const text = [
          distinct(mine.map(({ name }) => name)),
          distinct(mine.map(({ title }) => title)),
          distinct(mine.map(({ company }) => company)),
        ]
        return { id, text: text.join(' | '), closeness: truth.facts.get(id)!.bestLevel }
      }),
    ask: (text) => askFor(text, (path, body) => session.ask('POST', path, body), whoIs),
    viewerId: async () => (await session.ask<{ user: { id: string } }>('GET', '/api/account/session')).user.id,
    mayBeSeen: (id) => id.startsWith('s') || truth.facts.get(id)!.inReach || made.directory.about.has(id),
  }
}
