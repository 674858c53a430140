import { expect, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { askForLink } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

interface Line {
  msg: string
  channel?: string
  userId?: string | null
  workspaceId?: string | null
  network?: string
  about?: string
  route?: string
  requestId?: string
}

async function stage(settings: Record<string, string> = {}) {
  const written: string[] = []
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => void written.push(line) } })
  const world = await worldForThisTest(settings, log)
  const lines = () => written.map((line) => JSON.parse(line) as Line)
  return { world, written, lines, security: () => lines().filter(({ channel }) => channel === 'security') }
}

test('the line of a request says who asked, in which workspace, from which network', async () => {
  const { world, lines } = await stage()
  const ana = await world.signUp()
  await world.as(ana).workspaces.current({})
  await expect(world.as(null).workspaces.current({})).rejects.toMatchObject({ status: 401 })
  const answered = lines().filter(({ msg, route }) => msg === 'answered' && route === '/api/workspaces/current')
  expect(answered).toEqual([
    expect.objectContaining({ userId: ana.user.id, workspaceId: ana.workspace!.id, network: '127.0.0.0/24' }),
    expect.not.objectContaining({ userId: expect.anything() }),
  ])
})

test('whatever an operator may have to trace is one line: who, where, what', async () => {
  const { world, security, written } = await stage()
  const { as } = world
  const ana = await world.signUp()
  await expect(as(null).users.signIn({ body: { email: ana.user.email, password: 'wrong' } })).rejects.toThrow(
    'wrong_credentials',
  )
  await expect(as(null).users.signIn({ body: { email: 'x@example.com', password: 'wrong' } })).rejects.toThrow(
    'wrong_credentials',
  )
  await as(null).users.signIn({ body: { email: ana.user.email, password: ana.password } })
  const { key } = await as(ana).apiKeys.create({
    body: { name: 'Script', scopes: ['network:read'] },
  })
  await as(ana).apiKeys.revoke({ params: { id: key.id } })
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  await as(ana).sharing.change({ body: { mode: 'workspace' } })
  await bring(world, ana, 'Connections.csv', connections(['Joost,de Wit,https://www.linkedin.com/in/joost,,Kade,CEO,']))
  const [contact] = (await as(ana).contacts.list({})).items
  await as(ana).deletions.delete({ params: { id: contact!.id } })
  const password = { currentPassword: ana.password, newPassword: 'another horse battery' }
  await as(ana).users.changePassword({ body: password })
  const token = await askForLink(world, ana.user.email)
  await as(null).users.resetPassword({ body: { token, newPassword: 'a third horse battery' } })

  const here = { workspaceId: ana.workspace!.id, network: '127.0.0.0/24' }
  const by = { userId: ana.user.id, ...here }
  const seen = security()
  for (const [what, facts] of [
    ['user.signed-up', by],
    ['sign-in.failed', { userId: ana.user.id, network: here.network }],
    ['sign-in.failed', { userId: null, network: here.network }],
    ['user.signed-in', by],
    ['api-key.issued', { ...by, about: key.id }],
    ['api-key.revoked', { ...by, about: key.id }],
    ['member.invited', by],
    ['sharing.changed', by],
    ['contact.erased', by],
    ['password.changed', by],
    ['password.reset-requested', { userId: null, network: here.network }],
    ['password.reset', by],
  ] as const) {
    expect(seen).toContainEqual(expect.objectContaining({ msg: what, ...facts, requestId: expect.any(String) }))
  }
  // Where the product listens, and which mail server did not answer, are the operator's own addresses.
  const ofRequests = written
    .filter((line) => !line.includes('Server listening'))
    .map((line) => line.replace('connect ECONNREFUSED 127.0.0.1:1', ''))
  expect(ofRequests.join('\n')).not.toMatch(/@example\.com|127\.0\.0\.1|Joost|horse battery/)
}, 120_000)

test('what was rolled back is not in the security log', async () => {
  const { world, security } = await stage()
  const ana = await world.signUp()
  const own = world.as(ana).members.changeRole({ params: { userId: ana.user.id }, body: { role: 'member' } })
  await expect(own).rejects.toMatchObject({ status: 409 })
  expect(security().map(({ msg }) => msg)).not.toContain('member.role-changed')
})

test('a reset is told to the workspace', async () => {
  const { world } = await stage()
  const ana = await world.signUp()
  const token = await askForLink(world, ana.user.email)
  await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
  const { rows } = await world.superuser.query(
    `select subject from account.audit_events where action = 'password.reset'`,
  )
  expect(rows).toEqual([{ subject: ana.user.id }])
})

test.each([
  ['a stranger', '0', false],
  ['a trusted proxy', '1', true],
])('an X-Request-Id of %s is taken only from a trusted proxy', async (_, trust, isKept) => {
  const { world } = await stage({ TRUST_PROXY: trust })
  const answer = await fetch(`${world.origin()}/api/account/session`, { headers: { 'x-request-id': 'chosen-outside' } })
  expect(answer.headers.get('x-request-id') === 'chosen-outside').toBe(isKept)
})

test('wrong passwords in a session, to confirm or to change it, are logged, audited and mailed once there were many', async () => {
  const { world, security } = await stage({ RATE_LIMIT_FACTOR: '1' })
  const { as } = world
  const ana = await world.signUp()
  const refused = []
  for (let at = 0; at < 12; at++) {
    const guess =
      at % 2 === 0
        ? as(ana).proofs.confirm({ body: { password: 'not the password' } })
        : as(ana).users.changePassword({
            body: { currentPassword: 'not the password', newPassword: 'another horse battery' },
          })
    refused.push(await guess.catch(({ status }: { status: number }) => status))
  }
  expect(refused).toEqual([...Array(10).fill(422), 429, 429])
  const by = { userId: ana.user.id, workspaceId: ana.workspace!.id, network: '127.0.0.0/24' }
  const told = (what: string) => security().filter(({ msg, userId }) => msg === what && userId === ana.user.id)
  expect(told('password.failed')).toHaveLength(10)
  expect(told('password.failed')[0]).toMatchObject(by)
  expect(told('password.limited')).toHaveLength(2)
  const { items } = await as(ana).audit.list({})
  const tries = items.filter(({ action }) => action === 'password.failed').map(({ detail }) => detail['tries'])
  expect(tries).toEqual(['10', '5'])
  const mails = await world.mails(ana.user.email)
  expect(mails.filter(({ kind }) => kind === 'account.password-guessed')).toHaveLength(1)
})
