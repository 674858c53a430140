import { expect, onTestFinished, test } from 'vitest'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { linkedinSignIn } from '../../tools/stand-ins/sign-in/linkedin-sign-in.ts'
import { subjectOf } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import { startSignIn } from '../../tools/stand-ins/sign-in/sign-in.ts'
import { worldForThisTest, type Somebody } from '../../tests/world/world.ts'

const [ana, bea] = ['ana@halyard.example', 'bea@halyard.example']

async function linkedinStage() {
  const signIn = await startSignIn({
    ...linkedinSignIn,
    accounts: [
      { email: ana, name: 'Ana Lima' },
      { email: bea, name: 'Bea Wolf' },
    ],
    redirectUris: ['http://wellmet.test/auth/callback'],
  })
  onTestFinished(() => signIn.close())
  // LinkedIn does not name itself when it sends somebody back.
  signIn.tamper = { iss: null }
  const world = await worldForThisTest({
    LINKEDIN_CLIENT_ID: signIn.clientId,
    LINKEDIN_CLIENT_SECRET: signIn.clientSecret,
    LINKEDIN_SIGN_IN_URL: signIn.url,
    LINKEDIN_API_URL: signIn.url,
  })
  const me = await world.signUp('Ana Lima')
  const consent = async (who: Somebody, account: string) => {
    const { url } = await world.as(who).linkedinSignIn.start({})
    return Object.fromEntries((await clickThrough(url, { account })).searchParams) as { state: string }
  }
  const connect = async (who: Somebody, account: string) =>
    world.as(who).linkedinSignIn.callback({ query: await consent(who, account) })
  return { world, me, signIn, consent, connect }
}

test('it tells which member somebody is, and nothing is read', async () => {
  const { world, me, connect } = await linkedinStage()
  expect(await world.as(me).linkedinSignIn.status({})).toMatchObject({ state: 'absent', reads: [], accounts: [] })
  expect(await connect(me, ana)).toMatchObject({ provider: 'linkedin', address: ana, state: 'connected', sources: [] })
  const { rows } = await world.superuser.query('select subject from connections.connected_accounts')
  expect(rows).toEqual([{ subject: subjectOf(ana) }])
  await world.work()
  expect((await world.as(me).contacts.list({})).total).toBe(0)
  const { accounts } = await world.as(me).linkedinSignIn.status({})
  await world.as(me).connectedAccounts.sync({ params: { id: accounts[0]!.id }, body: { full: true } })
  await world.work()
  expect(await world.as(me).linkedinSignIn.status({})).toMatchObject({ state: 'connected' })
})

test('no challenge and no verifier is sent, which LinkedIn refuses', async () => {
  const { world, me, signIn, connect } = await linkedinStage()
  const { searchParams } = new URL((await world.as(me).linkedinSignIn.start({})).url)
  expect([...searchParams.keys()].toSorted()).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state'])
  expect(searchParams.get('scope')).toBe('openid profile email')
  await connect(me, ana)
  const sent = new URLSearchParams(signIn.asked.find(({ operation }) => operation === 'token')!.body)
  expect(sent.has('code_verifier')).toBe(false)
  expect(sent.get('client_secret')).toBe(signIn.clientSecret)
})

test('a state counts once, and in the session that asked only', async () => {
  const { world, me, consent } = await linkedinStage()
  const other = await world.signUp('Bea Wolf')
  const query = await consent(me, ana)
  const refused = { code: 'link_not_valid' }
  await expect(world.as(other).linkedinSignIn.callback({ query })).rejects.toMatchObject(refused)
  const mine = await consent(me, ana)
  await world.as(me).linkedinSignIn.callback({ query: mine })
  await expect(world.as(me).linkedinSignIn.callback({ query: mine })).rejects.toMatchObject(refused)
})

test('a member of LinkedIn is one user of the server, until that user disconnects', async () => {
  const { world, me, connect } = await linkedinStage()
  const other = await world.signUp('Bea Wolf')
  await connect(me, ana)
  await expect(connect(other, ana)).rejects.toMatchObject({ code: 'conflict' })
  expect((await world.as(other).linkedinSignIn.status({})).accounts).toEqual([])
  expect((await connect(other, bea)).address).toBe(bea)
  await world.as(me).linkedinSignIn.disconnect({})
  await world.work()
  await world.as(other).linkedinSignIn.disconnect({})
  await world.work()
  expect((await connect(other, ana)).address).toBe(ana)
})

test('two users who come back with the same member at once: one of them is it', async () => {
  const { world, me, consent } = await linkedinStage()
  const users = [me, await world.signUp('Bea Wolf'), await world.signUp('Cara Diaz')]
  const answers = await Promise.all(users.map(async (who) => ({ who, query: await consent(who, ana) })))
  const came = await Promise.allSettled(
    answers.map(({ who, query }) => world.as(who).linkedinSignIn.callback({ query })),
  )
  expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a user is one member: another one has to wait until the first is disconnected', async () => {
  const { world, me, connect } = await linkedinStage()
  await connect(me, ana)
  await expect(connect(me, bea)).rejects.toMatchObject({ code: 'conflict' })
  const again = await connect(me, ana)
  expect((await world.as(me).linkedinSignIn.status({})).accounts.map(({ id }) => id)).toEqual([again.id])
})

test('reconnecting leads to LinkedIn again, for whoever is connected', async () => {
  const { world, me, connect } = await linkedinStage()
  await expect(world.as(me).linkedinSignIn.reconnect({})).rejects.toMatchObject({ code: 'conflict' })
  await connect(me, ana)
  const { url } = await world.as(me).linkedinSignIn.reconnect({})
  const back = await clickThrough(url, { account: ana })
  const query = Object.fromEntries(back.searchParams) as { state: string }
  expect(await world.as(me).linkedinSignIn.callback({ query })).toMatchObject({ address: ana })
})

test('an ID token and an answer that speak of two members connect nobody', async () => {
  const { signIn, me, connect } = await linkedinStage()
  signIn.faults.script({
    kind: 'this answer',
    status: 200,
    body: { sub: 'somebody else', name: 'Ana Lima', email: ana, email_verified: true },
    when: ({ operation }) => operation === 'userinfo',
  })
  await expect(connect(me, ana)).rejects.toMatchObject({ code: 'unprocessable' })
})

test('an address that LinkedIn has not confirmed is not shown as the member’s', async () => {
  const { signIn, me, connect } = await linkedinStage()
  signIn.faults.script({
    kind: 'this answer',
    status: 200,
    body: { sub: subjectOf(ana), name: 'Ana Lima', email: 'ceo@large.example', email_verified: 'false' },
    when: ({ operation }) => operation === 'userinfo',
  })
  expect((await connect(me, ana)).address).toBe('Ana Lima')
})
