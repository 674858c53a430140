import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

interface Email {
  from: string
  to: string
  cc?: string
  daysAgo: number
  headers?: string[]
}

/** A mailbox as a mail program exports it, with dates that stay as old as they are meant to be. */
const mailbox = (emails: Email[]): string =>
  emails
    .map(({ from, to, cc, daysAgo, headers = [] }, i) => {
      const date = addDays(new Date(), -daysAgo)
      return [
        `From - ${date.toUTCString().replace(/,/, '').replace(' GMT', '')}`,
        `From: ${from}`,
        `To: ${to}`,
        ...(cc ? [`Cc: ${cc}`] : []),
        `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
        `Message-ID: <${i}-${daysAgo}@mail.example>`,
        'Subject: never stored',
        ...headers,
        '',
        'The text is never stored either.',
        '',
      ].join('\n')
    })
    .join('\n')

test('email in both directions makes a contact and a relationship; newsletters and circulars make neither', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind', 'mara@lind.example')
  const mine = 'Mara Lind <mara@lind.example>'
  const ana = '"Ribeiro, Ana" <ana@northgate.example>'
  const crowd = Array.from({ length: 30 }, (_, i) => `p${i}@crowd.example`).join(', ')
  const emails = [
    ...[3, 10, 24, 38].flatMap((daysAgo) => [
      { from: mine, to: ana, daysAgo },
      { from: ana, to: mine, daysAgo: daysAgo - 1 },
    ]),
    {
      from: 'NewNotification <news@shop.example>',
      to: mine,
      daysAgo: 2,
      headers: ['List-Unsubscribe: <mailto:off@shop.example>'],
    },
    { from: mine, to: crowd, daysAgo: 5 },
    { from: 'Only Once <cold@sales.example>', to: mine, daysAgo: 4 },
  ]
  const breakdown = await bring(world, me, 'mail.mbox', mailbox(emails))
  expect(breakdown.import).toMatchObject({ state: 'done', format: 'mbox', counts: { created: 1 } })
  const { items } = await world.as(me).contacts.list({})
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ name: 'Ribeiro, Ana', freshness: 'fresh', isTwoWay: true, messages: 8 })
  expect(items[0]!.strength).toBeGreaterThan(50)
  const page = await world.as(me).contacts.show({ params: { id: items[0]!.id } })
  expect(page.breakdown).toMatchObject({ same: true })
  expect(page.breakdown!.steps.map(({ sentence }) => sentence).join(' ')).toContain('wrote to each other')
  const { rows } = await world.superuser.query(`select count(*)::int as n from contacts.evidence where people > 10`)
  expect(rows[0].n).toBe(0)
  const dump = await world.superuser.query(
    'select e::text as row from contacts.evidence e union all select c::text from contacts.contacts c',
  )
  expect(JSON.stringify(dump.rows)).not.toContain('never stored')
})

test('a path through a teammate who writes with somebody is verified', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind', 'mara@lind.example')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const [his, ana] = [`Bob <${bob.user.email}>`, 'Ana Ribeiro <ana@northgate.example>']
  const emails = [2, 9, 16].flatMap((daysAgo) => [
    { from: his, to: ana, daysAgo },
    { from: ana, to: his, daysAgo: daysAgo - 1 },
  ])
  await bring(world, bob, 'mail.mbox', mailbox(emails))
  await world.as(me).sharing.show({})
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { people } = await world.as(me).paths.top({})
  expect(people).toMatchObject([{ name: 'Ana Ribeiro', path: { status: 'verified', hops: 2, viaName: 'Bob Reyes' } }])
})
