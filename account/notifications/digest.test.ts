import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { sendDigestsJob } from './notifications.jobs.ts'
import { sentence } from './notifications-for-tests.ts'
import { notify, type NewNotification } from './notify.ts'

async function stage(): Promise<{ world: World; me: Somebody }> {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  return { world, me }
}

/** The clock of the product at this time of the day after tomorrow, or so many days later. */
function setClock({ clock }: World, time: string, later = 0): void {
  const date = addDays(new Date(), 2 + later)
    .toISOString()
    .slice(0, 10)
  clock.shiftMs = new Date(`${date}T${time}Z`).getTime() - Date.now()
}

const tell = (
  { services }: World,
  who: Somebody,
  title: string,
  kind: NewNotification['kind'] = 'introduction.answered',
) =>
  services.database.system.asSystem((tx) =>
    notify(tx, services, {
      userId: who.user.id,
      workspaceId: who.workspace!.id,
      kind,
      title: sentence(title),
      body: [sentence('A line about it.')],
      link: '/introductions',
    }),
  )

async function digests(world: World, who: Somebody) {
  await world.services.database.system.asSystem((tx) => enqueue(tx, sendDigestsJob, {}))
  await world.work()
  return (await world.mails(who.user.email)).filter(({ body }) => body.includes('/settings/notifications'))
}

test('what is unread at eight in the morning is mailed then, once, and only what is to be mailed', async () => {
  const { world, me } = await stage()
  setClock(world, '07:00:00')
  await tell(world, me, 'Ana said yes')
  await tell(world, me, 'Bob Reyes joined', 'member.joined')
  await tell(world, me, 'Follow up with Ines', 'introduction.due')
  setClock(world, '07:45:00')
  expect(await digests(world, me)).toEqual([])
  setClock(world, '08:00:00')
  const [mail, ...others] = await digests(world, me)
  expect(others).toEqual([])
  expect(mail!.subject).toMatch(/, and 1 more$/)
  expect(mail!.body).toMatch(/Hi Mara,/)
  expect(mail!.body).toContain('Mara Lind’s workspace\n\n- ')
  expect(mail!.body).toMatch(/- Ana said yes\n  A line about it\.\n  http\S+\/introductions\n/)
  expect(mail!.body).not.toContain('Bob Reyes')
  expect(await digests(world, me)).toHaveLength(1)
})

test('what comes after eight waits for the next morning, and a morning that was missed is made up for', async () => {
  const { world, me } = await stage()
  setClock(world, '09:00:00')
  await tell(world, me, 'Ana said yes')
  setClock(world, '23:00:00')
  expect(await digests(world, me)).toEqual([])
  setClock(world, '14:00:00', 1)
  expect(await digests(world, me)).toMatchObject([{ subject: 'Ana said yes' }])
})

test('it is eight in the morning where they are', async () => {
  const { world, me } = await stage()
  await world.as(me).notifications.changeSettings({ body: { timeZone: 'Asia/Tokyo' } })
  setClock(world, '22:00:00')
  await tell(world, me, 'Ana said yes')
  setClock(world, '22:59:00')
  expect(await digests(world, me)).toEqual([])
  setClock(world, '23:00:00')
  expect(await digests(world, me)).toHaveLength(1)
})

test('nothing is mailed that was read, whose kind is mailed no more, or to an address that is not confirmed', async () => {
  const { world, me } = await stage()
  const unconfirmed = await world.signUpUnverified('Eve')
  setClock(world, '07:00:00')
  await tell(world, unconfirmed, 'Ana said yes')
  await tell(world, me, 'Read')
  await world.as(me).notifications.markAllRead({})
  await tell(world, me, 'Not wanted by mail')
  await world.as(me).notifications.changeSettings({
    body: { kinds: [{ kind: 'introduction.answered', delivery: 'app' }] },
  })
  setClock(world, '08:00:00')
  expect(await digests(world, me)).toEqual([])
  expect(await digests(world, unconfirmed)).toEqual([])
  expect((await world.as(me).notifications.count({})).unread).toBe(1)
})

test('a mail holds twenty and says how many more there are', async () => {
  const { world, me } = await stage()
  setClock(world, '07:00:00')
  for (let n = 0; n < 23; n++) await tell(world, me, `Answer ${n}`)
  setClock(world, '08:00:00')
  const [mail] = await digests(world, me)
  expect(mail!.body.match(/^- Answer/gm)).toHaveLength(20)
  expect(mail!.body).toMatch(/And 3 more: http\S+\/notifications\n/)
})

test('nothing is mailed of a workspace that demands a second factor from somebody who has none', async () => {
  const { world, me } = await stage()
  setClock(world, '07:00:00')
  await tell(world, me, 'Ana said yes')
  await world.superuser.query('update account.workspaces set requires_second_factor = true')
  setClock(world, '08:00:00')
  expect(await digests(world, me)).toEqual([])
})
