import { expect, test } from 'vitest'
import { seed } from '../../tests/sweep.ts'
import type { Somebody, World } from '../../tests/world/world.ts'
import { randomFor } from '../../database/seed/random.ts'
import { open, page, pagesUrl, publisher } from './content-for-tests.ts'
import { publishPlanned } from './publish-document.ts'

/** `npm run model:content` tells ten thousand. */
const histories = Number(process.env['CONTENT_HISTORIES'] ?? 40)
const steps = 8

/** What a document should be, kept by the simplest rules that say it. */
interface Model {
  id: string
  slug: string
  texts: string[]
  published: number | null
  planned: number | null
  /** Every address that it was published or scheduled under. */
  claimed: Set<string>
}

interface History {
  world: World
  ana: Somebody
  name: string
  model: Model
  random: ReturnType<typeof randomFor>
}

const textOf = ({ texts }: Model, number: number): string => texts[number - 1]!

type Step = (history: History) => Promise<void>

const write: Step = async ({ world, ana, name, model, random }) => {
  const text = `Text ${random.int(1, 1_000_000)}.`
  await world.as(ana).documents.change({
    params: { id: model.id },
    body: { kind: 'landing', fields: page(name, text) },
  })
  if (text !== model.texts.at(-1)) model.texts.push(text)
}

const publishAny: Step = async ({ world, ana, model, random }) => {
  const version = random.int(1, model.texts.length)
  await world.as(ana).documents.publish({ params: { id: model.id }, body: { version } })
  Object.assign(model, { published: version, planned: null })
  model.claimed.add(model.slug)
}

const publishInThePast: Step = async ({ world, ana, model }) => {
  const at = new Date(Date.now() - 60_000).toISOString()
  await world.as(ana).documents.publish({ params: { id: model.id }, body: { at } })
  Object.assign(model, { published: model.texts.length, planned: null })
  model.claimed.add(model.slug)
}

const plan: Step = async ({ world, ana, model }) => {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await world.as(ana).documents.publish({ params: { id: model.id }, body: { at } })
  model.planned = model.texts.length
  model.claimed.add(model.slug)
}

/** What the job does when it is time; that it is queued is tested beside. */
const passTime: Step = async ({ world: { services, superuser }, model }) => {
  await superuser.query(
    `update growth.documents set publish_at = now() - interval '1 second' where id = $1 and publish_at is not null`,
    [model.id],
  )
  await services.database.system.asSystem((tx) => publishPlanned({ tx, services }, model.id))
  if (model.planned !== null) Object.assign(model, { published: model.planned, planned: null })
}

const cancel: Step = async ({ world, ana, model }) => {
  await world.as(ana).documents.unschedule({ params: { id: model.id } })
  model.planned = null
}

const unpublish: Step = async ({ world, ana, model }) => {
  await world.as(ana).documents.unpublish({ params: { id: model.id } })
  Object.assign(model, { published: null, planned: null })
}

const restore: Step = async ({ world, ana, model, random }) => {
  const version = random.int(1, model.texts.length)
  await world.as(ana).documents.restore({ params: { id: model.id }, body: { version } })
  const text = textOf(model, version)
  if (text !== model.texts.at(-1)) model.texts.push(text)
}

const move: Step = async ({ world, ana, name, model, random }) => {
  const slug = `${name}-${random.int(1, 3)}`
  await world.as(ana).dripPages.change({ params: { id: model.id }, body: { slug } })
  if (slug !== model.slug && (model.published !== null || model.planned !== null)) model.claimed.add(slug)
  model.slug = slug
}

const takeAddressOfIt: Step = async ({ world, ana, model, random }) => {
  const slug = random.pick([...model.claimed, model.slug])
  if (!model.claimed.has(slug)) return
  const other = world.as(ana).dripPages.create({ body: { slug: `other-${slug}`, fields: page('Other', 'x') } })
  const { id } = await other
  const taken = world.as(ana).documents.change({ params: { id }, body: { kind: 'landing', slug } })
  if (slug === model.slug) await expect(taken).rejects.toMatchObject({ status: 409 })
  else {
    await taken
    await expect(world.as(ana).documents.publish({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 })
  }
  await world.as(ana).dripPages.remove({ params: { id } })
}

const actions: readonly Step[] = [
  write,
  write,
  publishAny,
  publishAny,
  publishInThePast,
  plan,
  passTime,
  cancel,
  unpublish,
  restore,
  move,
  move,
  takeAddressOfIt,
]

/** Every address that it ever had shows the published text, or leads there in one step, or shows nothing. */
async function expectPages({ world, model }: History, etags: Map<string, string>): Promise<number> {
  for (const slug of model.claimed) {
    const answer = await open(world, `/p/${slug}`, { 'if-none-match': etags.get(slug) ?? '"none"' })
    const isOut = model.published !== null
    const isHere = slug === model.slug
    expect([slug, answer.status]).toEqual([slug, !isOut ? 404 : !isHere ? 301 : answer.status === 304 ? 304 : 200])
    if (!isOut) continue
    if (!isHere) {
      expect(answer.headers.get('location')).toBe(`${pagesUrl}/p/${model.slug}`)
      continue
    }
    const text = textOf(model, model.published!)
    if (answer.status === 304) {
      const fresh = await open(world, `/p/${slug}`)
      expect(fresh.headers.get('etag'), 'nothing old is taken for new').toBe(etags.get(slug))
      expect(await fresh.text()).toContain(`<p>${text}</p>`)
    } else {
      etags.set(slug, answer.headers.get('etag')!)
      expect(await answer.text()).toContain(`<p>${text}</p>`)
    }
  }
  return model.claimed.size
}

async function live(world: World, ana: Somebody, number: number): Promise<number> {
  const random = randomFor(`content ${seed} ${number}`)
  const name = `page-${number}`
  const first = await world.as(ana).dripPages.create({ body: { slug: `${name}-1`, fields: page(name, 'Text 0.') } })
  const model: Model = {
    id: first.id,
    slug: first.slug!,
    texts: ['Text 0.'],
    published: null,
    planned: null,
    claimed: new Set(),
  }
  const history = { world, ana, name, model, random }
  const etags = new Map<string, string>()
  const told: string[] = []
  let looked = 0
  for (let step = 0; step < steps; step += 1) {
    const action = random.pick(actions)
    told.push(action.name)
    try {
      await action(history)
      looked += await expectPages(history, etags)
    } catch (error) {
      throw new Error(`history ${number}: ${told.join(', ')}`, { cause: error })
    }
  }
  const { documents, dripPages } = world.as(ana)
  const params = { id: model.id }
  const shown = await documents.show({ params })
  expect([shown.version, shown.publishedVersion]).toEqual([model.texts.length, model.published])
  await documents.unpublish({ params })
  await dripPages.remove({ params })
  for (const slug of model.claimed) expect((await open(world, `/p/${slug}`)).status).toBe(404)
  return looked
}

const atOnce = 4

test(`in ${histories} histories of writing, publishing, planning, restoring and moving no page is wrong`, async () => {
  const { world, ana } = await publisher()
  let [next, looked] = [0, 0]
  const lane = async () => {
    while (next < histories) {
      const seen = await live(world, ana, next++)
      looked += seen
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  console.info(`${histories} histories, ${looked} looks at pages, 0 wrong`)
  expect(looked).toBeGreaterThan(histories)
}, 7_200_000)
