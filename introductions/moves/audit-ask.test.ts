import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'

test('the audit log tells sign-ups, imports and asks, and no name of whom they are about', async () => {
  const { world, me, bob, find } = await introductionStage()
  const ask = async (name: string, blind: boolean) =>
    world.as(me).requests.create({
      body: {
        target: { personId: await find(name) },
        connector: { personId: bob.user.id },
        message,
        blind,
        status: 'pending',
      },
    })
  const request = await ask('Joost', false)
  await world.work()
  const [file] = (await world.as(bob).imports.list({})).items
  await world.as(bob).imports.undo({ params: { id: file!.id } })
  const { items } = await world.as(me).audit.list({})
  const told = items.map(({ action, actorName, subject }) => ({ action, actorName, subject }))
  expect(told).toContainEqual({ action: 'user.signed-up', actorName: 'Mara Lind', subject: expect.any(String) })
  expect(told).toContainEqual({ action: 'import.uploaded', actorName: 'Bob Reyes', subject: file!.id })
  expect(told).toContainEqual({ action: 'introduction.asked', actorName: 'Mara Lind', subject: request.id })
  expect(told).toContainEqual({ action: 'import.undone', actorName: 'Bob Reyes', subject: file!.id })
  expect(JSON.stringify(items)).not.toMatch(/Joost|Connections\.csv|Kade/)
  expect(await world.as(me).audit.verify({})).toMatchObject({ intact: true })
}, 60_000)

test('a draft is not told, and who asks without a name is not named in the audit log either', async () => {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Joost') }, connector: { personId: bob.user.id }, message }
  const draft = await world.as(me).requests.create({ body: { ...body, blind: true } })
  await world.work()
  const asks = async () =>
    (await world.as(me).audit.list({})).items.filter(({ action }) => action === 'introduction.asked')
  expect(await asks()).toEqual([])
  await world.as(me).requests.update({ params: { id: draft.id }, body: { status: 'pending' } })
  await world.work()
  expect(await asks()).toMatchObject([{ actorName: null, subject: draft.id }])
}, 60_000)
