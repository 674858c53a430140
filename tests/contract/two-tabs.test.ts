import { expect, test } from 'vitest'
import { join } from '../world/team.ts'
import { upload } from '../world/imports.ts'
import { worldForThisTest } from '../world/world.ts'

const elsewhere = { status: 409, code: 'workspace_changed' }
const csv =
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nBo,Li,,bo@example.com,Acme,CFO,1 Jan 2024'

test('what a tab began in one workspace does not land in the one that another tab went to', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const tab = { 'x-workspace': ana.workspace!.id }
  const second = await world.as(ana).workspaces.create({ body: { name: 'Acme' } })
  await world.as(ana).users.enterWorkspace({ params: { id: second.id } })

  const path = `${world.origin()}/api/network/imports?fileName=connections.csv`
  const type = 'application/octet-stream'
  const sent = await fetch(path, {
    method: 'POST',
    headers: { cookie: ana.cookie!, 'content-type': type, ...tab },
    body: csv,
  })
  expect(sent.status).toBe(409)
  expect(await sent.json()).toMatchObject({ code: 'workspace_changed', detail: expect.stringContaining('Reload') })
  await expect(world.as(ana).workspaces.current({ headers: tab })).rejects.toMatchObject(elsewhere)
  expect((await world.as(ana).imports.list({})).items).toEqual([])

  // The page can still ask who and where it is, and go back.
  expect((await world.as(ana).users.session({ headers: tab })).workspace?.name).toBe('Acme')
  await world.as(ana).users.enterWorkspace({ params: { id: tab['x-workspace'] }, headers: tab })
  expect((await world.as(ana).workspaces.current({ headers: tab })).id).toBe(tab['x-workspace'])
})

test('whoever is removed from a workspace is in none until they choose another', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp('Owner')
  const bob = await join(world, owner, 'member', 'Bob')
  const team = owner.workspace!.id
  expect((await world.as(bob).workspaces.current({})).id).toBe(team)
  await world.as(owner).members.remove({ params: { userId: bob.user.id } })

  const tab = { 'x-workspace': team }
  await expect(world.as(bob).workspaces.current({ headers: tab })).rejects.toMatchObject(elsewhere)
  await expect(world.as(bob).workspaces.current({})).rejects.toMatchObject({ status: 403 })
  const { workspace, workspaces } = await world.as(bob).users.session({})
  expect(workspace).toBeNull()
  expect(workspaces).toHaveLength(1)
  expect((await world.as(bob).ensureUsers.ensure({})).created).toBe(false)
  await world.as(bob).users.enterWorkspace({ params: { id: workspaces[0]!.id } })
  expect(await upload(world, bob, 'connections.csv', csv)).toBeTruthy()
})

test('a key belongs to one workspace, whatever a page shows', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { secret } = await world.as(ana).apiKeys.create({ body: { name: 'script', scopes: ['account:read'] } })
  const second = await world.as(ana).workspaces.create({ body: { name: 'Acme' } })
  const shown = await world.as({ key: secret }).workspaces.current({ headers: { 'x-workspace': second.id } })
  expect(shown.id).toBe(ana.workspace!.id)
})
