import { expect, onTestFinished, test } from 'vitest'
import { contacts } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { openApiDocument } from '@wellmet/platform/contract/openapi.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { areas } from '../../apps/areas.ts'
import { findLeaks } from '../../tests/contract/denial-matrix.ts'
import { setDenialStage } from '../../tests/contract/denial-stage.ts'
import { setFuzzStage } from '../../tests/contract/fuzz-principals.ts'
import { fuzz } from '../../tests/contract/fuzz.ts'
import { seed } from '../../tests/sweep.ts'
import { send } from '../../tests/world/client.ts'
import { world as makeWorld } from '../../tests/world/world.ts'
import { growthAreaWith } from '../growth.area.ts'
import { siteOf } from '../growth-for-tests.ts'
import { open, page, pagesUrl } from './content-for-tests.ts'
import { contentRoutes } from './content.handlers.ts'
import { line } from './fields.rules.ts'
import { kind, pageFields } from './kind.ts'
import { kinds } from './kinds.ts'

// A whole kind:
const recipe = kind({
  name: 'recipe',
  title: () => 'Recipe',
  about: () => 'Something to cook.',
  place: 'page',
  isListed: true,
  fields: { ...pageFields, serves: line(() => 'Serves', 40) },
})
// That was all of it.

test('a kind of eight lines is in the API, the reference, the editor, pages, the feed, denial and fuzz', async () => {
  const routes = contentRoutes([...kinds, recipe])
  const product = areas.map((area) => (area.name === 'growth' ? growthAreaWith(routes) : area))
  const world = await makeWorld({ PAGES_URL: pagesUrl }, undefined, undefined, product)
  onTestFinished(world.close)
  const ana = await world.signUp()
  const site = await siteOf(world, ana)
  const fields = page('Caldo verde', 'Cook it.', { serves: 'Four people' })
  const { id, slug } = await world.as(ana).documents.create({ body: { kind: 'recipe', fields } })
  await expect(
    world.as(ana).documents.create({ body: { kind: 'recipe', fields: page('No field') } }),
  ).rejects.toMatchObject({ status: 400 })
  await world.as(ana).documents.publish({ params: { id }, body: {} })
  expect(await (await open(world, `/p/${slug}`)).text()).toMatch(/<dt>Serves:<\/dt><dd dir="auto">Four people</)
  expect(await world.as(null).pages.feed({ query: { site } })).toContain('<category term="recipe"/>')
  const { kinds: listed } = await world.as(ana).cms.config({})
  expect(listed.at(-1)).toMatchObject({ name: 'recipe', title: 'Recipe', isListed: true })
  expect(listed.at(-1)!.fields.at(-1)).toEqual({ name: 'serves', label: 'Serves', as: 'line', most: 40, choices: [] })
  const { contract } = routes.publicContent
  const endpoint = (contract as unknown as Contract).endpoints['recipeShow']!
  const answer = await send(world.origin(), endpoint, { params: { slug: slug! }, query: { site } }, {})
  expect(await answer.json()).toMatchObject({ title: 'Caldo verde', html: '<p>Cook it.</p>\n' })

  const made = [routes.documents.contract, contract] as unknown as Contract[]
  const document = JSON.stringify(openApiDocument(made, { title: 'Made up', version: '1', description: '' }))
  expect(document).toContain('/api/public/content/recipe/{slug}')
  expect(document).toContain('"serves"')
  const fuzzed = await fuzz(await setFuzzStage(world, world.app, made), { seed, requests: 200 })
  expect(fuzzed.findings).toEqual([])
  // With something that only its owner sees, whose ids a peer then tries.
  const plain = [...made, contacts as unknown as Contract]
  const denied = await findLeaks(await setDenialStage(world, world.app, plain))
  expect(denied.findings).toEqual([])
  expect(denied.endpoints).toBe(plain.flatMap(({ endpoints }) => Object.keys(endpoints)).length)
}, 180_000)
