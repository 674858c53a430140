import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

export const pagesUrl = 'http://pages.wellmet.test'

export const page = (title: string, body = 'Some text.', more: object = {}) => ({
  title,
  summary: 'What this is about.',
  body,
  language: 'en',
  ...more,
})

/** An owner on a server that publishes. */
export async function publisher(settings: Record<string, string> = {}) {
  const world = await worldForThisTest({ PAGES_URL: pagesUrl, ...settings })
  return { world, ana: await world.signUp('Ana Lima') }
}

/** As a browser asks, with what it sends along. */
export const open = (world: Pick<World, 'origin'>, path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.origin()}${path}`, { redirect: 'manual', headers })

/** A published landing page. */
export async function published(world: World, who: Somebody, title: string, body?: string) {
  const draft = await world.as(who).dripPages.create({ body: { fields: page(title, body) } })
  return world.as(who).documents.publish({ params: { id: draft.id }, body: {} })
}
