import { expect, test } from 'vitest'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('an operator sees which pages were reported, takes one down with a reason, and brings it back', async () => {
  const world = await worldForThisTest({ PAGES_URL: 'http://pages.wellmet.test' })
  const ana = await world.signUp('Ana Lima')
  const pages = (...args: string[]) => operatorOf(world)('pages', ...args)
  expect(await pages('reports')).toContain('No page was reported.')
  const fields = { title: 'Free money', summary: 'Click.', body: 'Text.', language: 'en' }
  const { id } = await world.as(ana).dripPages.create({ body: { fields } })
  const params = { id }
  await world.as(ana).documents.publish({ params, body: {} })
  await world
    .as(null)
    .pages.report({ params: { slug: 'free-money' }, body: { reason: 'fraud' } })
    .catch(() => {})
  expect(await pages('reports')).toMatch(/free-money\t.*\t1 report\tfraud\t/)
  const show = () => fetch(`${world.origin()}/p/free-money`).then(({ status }) => status)
  expect(await show()).toBe(200)
  await pages('take-down', 'free-money', 'It', 'asks', 'for', 'money.')
  expect(await show()).toBe(404)
  expect(await world.as(ana).documents.show({ params })).toMatchObject({
    state: 'taken_down',
    takenDown: 'It asks for money.',
    url: null,
  })
  await expect(world.as(ana).documents.publish({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  await pages('restore', 'free-money')
  expect(await show()).toBe(200)
  expect(await pages('reports')).toContain('No page was reported.')
  await expect(pages('take-down', 'nothing-here', 'reason')).rejects.toMatchObject({ code: 1 })
  await expect(pages('take-down', 'free-money')).rejects.toMatchObject({ code: 2 })
}, 120_000)
