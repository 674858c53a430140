import { beforeAll, expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { world as startWorld, type Somebody, type World } from '../../tests/world/world.ts'
import { line } from './contacts-for-tests.ts'

let world: World
let me: Somebody

/** One email in each direction, so many days ago. */
const mailsWith = (them: string, mine: string, daysAgo: number): string =>
  [
    [them, mine],
    [mine, them],
  ]
    .map(([from, to], i) => {
      const date = addDays(new Date(), -daysAgo).toUTCString()
      return [
        `From - ${date.replace(/,/, '').replace(' GMT', '')}`,
        `From: ${from}`,
        `To: ${to}`,
        `Date: ${date.replace('GMT', '+0000')}`,
        `Message-ID: <${i}@mail.example>`,
        'Subject: never stored',
        '',
        'The text is never stored either.',
        '',
      ].join('\n')
    })
    .join('\n')

beforeAll(async () => {
  world = await startWorld()
  me = await world.signUp('Mara Lind', 'mara@lind.example')
  const rows = [
    line('Marta Kowal', 'Bergbahnen Steinkar', 'Snowcat Driver'),
    line('Ola Hindrichsen', 'Bergbahnen Steinkar', 'Accountant'),
    line('Jo Marsh', 'Hail Loss Adjusters', 'Claims Manager @ Hail Loss Adjusters'),
    line('Lea Sand', 'Weser Kontor', 'Loss Adjuster | ex-Bergbahnen Steinkar'),
  ]
  await bring(world, me, 'Connections.csv', connections(rows))
  const mails = mailsWith('Ola Hindrichsen <ola@post.example>', 'Mara Lind <mara@lind.example>', 500)
  await bring(world, me, 'Sent.mbox', mails)
  const kofi = await join(world, me, 'member', 'Kofi Mensah')
  await bring(world, kofi, 'Connections.csv', connections([line('Stavros Kouros', 'Hellas Maritime', 'Accountant')]))
  await world.as(kofi).sharing.change({ body: { mode: 'workspace' } })
  return () => world.close()
})

const names = async (query: string) =>
  (await world.as(me).people.searchNetwork({ body: { query } })).results.map(({ name }) => name)

test('what somebody does is found by the noun for it', async () => {
  expect((await names('who drives the snowcats at Steinkar'))[0]).toBe('Marta Kowal')
})

test('the employer that a title repeats, or one of before, says nothing of what somebody does', async () => {
  expect((await names('loss adjusters'))[0]).toBe('Lea Sand')
  expect(await names('ex Steinkar')).toEqual(['Lea Sand'])
})

test('when is known by the mails of somebody, and what they do by their profile', async () => {
  expect(await names('accountants I have not spoken to in a year')).toEqual(['Ola Hindrichsen'])
  expect(await names('accountants I emailed this month')).not.toEqual(['Ola Hindrichsen'])
})

test('whom a teammate knows, in other words', async () => {
  expect(await names('accountants Kofi is friends with')).toEqual(['Stavros Kouros'])
  expect(await names('via Kofi to an accountant')).toEqual(['Stavros Kouros'])
})
