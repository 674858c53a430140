import { expect, test } from 'vitest'
import { newKey } from '../../tests/world/hostile-provider.ts'
import { newSamlProvider } from '../../tests/world/saml-provider.ts'
import { selfSigned } from '../../tests/world/self-signed.ts'
import {
  about,
  comeBackFrom,
  draftOf,
  goOnBySaml,
  postForm,
  samlCompanyForThisTest,
  signOnBySaml,
} from '../../tests/world/saml.ts'
import { setUpApp } from '../../tests/world/second-factors.ts'
import { newBrowser, proveDomain } from '../../tests/world/sign-on.ts'
import { joinAgain, signInAt } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const mia = 'mia@acme.example'
const bob = 'bob@acme.example'

test('a new person of a proven domain becomes a member, sees that workspace alone, and is the same person next time', async () => {
  const company = await samlCompanyForThisTest()
  const { world, owner, workspaceId } = company
  const attributes = { email: mia, firstName: 'Mia', lastName: 'Miller' }
  const first = await signOnBySaml(company, mia, { attributes })
  expect(first).toMatchObject({
    status: 200,
    outcome: {
      did: 'signed_in',
      session: { user: { email: mia, name: 'Mia Miller' }, workspaces: [{ id: workspaceId }] },
    },
  })
  const { session } = first.outcome as { session: { user: { id: string } } }
  // The subject decides, and no longer the address.
  const again = await signOnBySaml(company, mia, { attributes: { email: 'mia@elsewhere.example' } })
  expect(again).toMatchObject({ outcome: { session: { user: { id: session.user.id } } } })
  await expect(world.as(first.browser).passkeys.begin({})).rejects.toMatchObject({ code: 'own_sign_in_required' })
  const settings = await world.as(owner).signOnSettings.show({})
  expect(settings).toMatchObject({
    saml: {
      entityId: `http://wellmet.test/api/account/sign-on/saml/${workspaceId}/metadata`,
      acsUrl: `http://wellmet.test/api/account/sign-on/saml/${workspaceId}`,
    },
    connection: { protocol: 'saml', issuer: company.provider.issuer, clientId: null },
    linked: [{ userId: session.user.id }],
  })
})

test('the request asks for a lasting id, names our addresses, and nothing of the person', async () => {
  const { world, provider, workspaceId } = await samlCompanyForThisTest()
  const url = await newBrowser(world).start(mia)
  expect(url.href.startsWith('https://idp.acme.example/sso?tenant=1&')).toBe(true)
  const request = provider.read(url)
  expect(request).toMatchObject({
    acsUrl: `http://wellmet.test/api/account/sign-on/saml/${workspaceId}`,
    entityId: `http://wellmet.test/api/account/sign-on/saml/${workspaceId}/metadata`,
    isForced: false,
  })
  expect(request.xml).toContain('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"')
  expect(request.xml).not.toContain('mia')
  expect(request.relayState.length).toBeLessThanOrEqual(80)
})

test('the metadata says the same addresses, for whoever asks', async () => {
  const { world, workspaceId } = await samlCompanyForThisTest()
  const params = { workspaceId }
  const xml = await world.as(null).signOn.metadata({ params })
  expect(xml).toContain(`entityID="http://wellmet.test/api/account/sign-on/saml/${workspaceId}/metadata"`)
  expect(xml).toContain(`Location="http://wellmet.test/api/account/sign-on/saml/${workspaceId}"`)
  expect(xml).toContain('WantAssertionsSigned="true"')
})

test('where SAML is off, nothing of it works, and the screen is told so', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp('The owner', 'owner@acme.example')
  const workspaceId = owner.workspace!.id
  const provider = newSamlProvider()
  const off = { status: 409, code: 'not_configured' }
  await expect(world.as(owner).signOnSettings.saveSaml({ body: draftOf(provider) })).rejects.toMatchObject(off)
  await expect(world.as(null).signOn.metadata({ params: { workspaceId } })).rejects.toMatchObject(off)
  const posted = await postForm(world, `http://wellmet.test/api/account/sign-on/saml/${workspaceId}`, {
    SAMLResponse: 'x',
  })
  expect(posted.status).toBe(409)
  expect(await world.as(owner).signOnSettings.show({})).toMatchObject({ saml: null, connection: null })
  // Set up before, when it was on.
  await proveDomain(world, workspaceId, 'acme.example')
  await world.superuser.query(
    `insert into account.sign_ons (workspace_id, protocol, issuer, sign_on_url, certificates, created_at)
     values ($1, 'saml', $2, $3, array[$4], now())`,
    [workspaceId, provider.issuer, provider.signOnUrl, provider.certificate],
  )
  const started = await newBrowser(world).post('/api/account/sign-on', { email: mia })
  expect(started).toMatchObject({ status: 409, body: { code: 'not_configured' } })
})

test('a member is linked at the first sign-in, enters with their own session, and confirms there, asked anew', async () => {
  const company = await samlCompanyForThisTest()
  const { world, owner, provider, workspaceId } = company
  const { as } = world
  const person = await joinAgain(world, owner, await world.signUp('Bob', bob), 'member')
  const signedOn = await signOnBySaml(company, bob)
  expect(signedOn).toMatchObject({ outcome: { session: { user: { id: person.user.id } } } })
  expect((await world.mails(bob)).filter(({ kind }) => kind === 'account.sign-on-linked')).toHaveLength(1)

  await goOnBySaml(company, newBrowser(world, owner), '/api/security/sign-on/test', undefined, 'owner@acme.example')
  await setUpApp(world, owner)
  await as(owner).signOnSettings.demand({ body: { required: true } })
  const own = await signInAt(world, person)
  await expect(as(own).workspaces.current({})).rejects.toMatchObject({ code: 'sign_on_required' })
  const enter = goOnBySaml(company, newBrowser(world, own), '/api/account/sign-on/enter', { workspaceId }, bob)
  expect(await enter).toMatchObject({ status: 200 })
  expect((await as(own).workspaces.current({})).id).toBe(workspaceId)

  const { browser } = signedOn
  const create = () => as(browser).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  await expect(create()).rejects.toMatchObject({ code: 'step_up_required' })
  const confirm = async (authenticatedMs: number) => {
    const { body } = await browser.post('/api/account/sign-on/confirm')
    const { url } = body as { url: string }
    expect(provider.read(new URL(url)).isForced).toBe(true)
    const say = about(bob, { authenticatedMs })
    return comeBackFrom(company, browser, url, (said) => provider.write(say(said)))
  }
  expect(await confirm(-600_000), 'the password was asked for before').toMatchObject({ status: 422 })
  expect(await confirm(0)).toMatchObject({ outcome: { did: 'confirmed' } })
  await create()
})

test('what a test shows: who the provider says it is, and why they would not be let in', async () => {
  const company = await samlCompanyForThisTest()
  const browser = newBrowser(company.world, company.owner)
  const { body } = await browser.post('/api/security/sign-on/test')
  const say = about('owner@acme.example', { attributes: {} })
  const { url } = body as { url: string }
  expect(await comeBackFrom(company, browser, url, (said) => company.provider.write(say(said)))).toMatchObject({
    outcome: { did: 'tested', test: { subject: 'subject of owner@acme.example', email: null, refusal: 'no_email' } },
  })
})

test('an address is taken under the names that providers use, and not if there are two', async () => {
  const company = await samlCompanyForThisTest()
  const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
  for (const [email, attributes] of [
    ['a@acme.example', { [`${claims}/emailaddress`]: 'a@acme.example', [`${claims}/name`]: 'a@other.example' }],
    ['b@acme.example', { 'urn:oid:0.9.2342.19200300.100.1.3': 'b@acme.example' }],
    ['c@acme.example', { mail: 'c@acme.example', email: 'c@acme.example' }],
  ] as const)
    expect(await signOnBySaml(company, email, { attributes })).toMatchObject({
      outcome: { session: { user: { email } } },
    })
  for (const attributes of [
    { email: ['d@acme.example', 'owner@acme.example'] },
    { email: 'd@acme.example', mail: 'owner@acme.example' },
    { email: '' },
  ])
    expect(await signOnBySaml(company, 'd@acme.example', { attributes })).toMatchObject({ status: 403 })
})

test('a second certificate is taken beside the first; links stay with new ones, and end with another provider', async () => {
  const company = await samlCompanyForThisTest()
  const { world, owner, provider } = company
  const { signOnSettings } = world.as(owner)
  const { browser } = await signOnBySaml(company, mia)
  const next = newSamlProvider()
  await signOnSettings.saveSaml({ body: { ...draftOf(provider), nextCertificate: next.certificate } })
  const signedByNext = { ...company, provider: { ...provider, signing: next.signing, write: rewrite(provider, next) } }
  expect(await signOnBySaml(signedByNext, mia)).toMatchObject({ status: 200 })
  expect(await signOnBySaml(company, mia)).toMatchObject({ status: 200 })
  await signOnSettings.saveSaml({ body: { ...draftOf(provider), certificate: next.certificate } })
  expect(await signOnBySaml(company, mia), 'the old one is gone').toMatchObject({ status: 422 })
  expect((await signOnSettings.show({})).linked).toHaveLength(1)
  await world.as(browser).workspaces.current({})
  await signOnSettings.saveSaml({ body: { ...draftOf(next), issuer: 'urn:another' } })
  expect((await signOnSettings.show({})).linked).toHaveLength(0)
  await expect(world.as(browser).users.session({})).rejects.toMatchObject({ status: 401 })
})

const rewrite =
  (honest: ReturnType<typeof newSamlProvider>, signer: ReturnType<typeof newSamlProvider>) =>
  (...[said, signed]: Parameters<typeof honest.write>) =>
    honest.write(said, signed, signer.signing)

test('an address without TLS, and what is no certificate of a strong RSA key, are refused at their fields', async () => {
  const { world, owner, provider } = await samlCompanyForThisTest()
  const { signOnSettings } = world.as(owner)
  const before = await signOnSettings.show({})
  const refusedAt = (field: string) => ({ status: 422, problem: { errors: [{ field }] } })
  const save = (change: object) => signOnSettings.saveSaml({ body: { ...draftOf(provider), ...change } })
  for (const signOnUrl of [
    'http://idp.acme.example/sso',
    'javascript:alert(1)',
    'https://user:secret@idp.acme.example/sso',
    'https://idp.acme.example/#sso',
    'idp.acme.example',
  ])
    await expect(save({ signOnUrl })).rejects.toMatchObject(refusedAt('signOnUrl'))
  const key = newKey().privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  for (const certificate of ['nothing', key, `${provider.certificate}${provider.certificate}`, weakCertificate])
    await expect(save({ certificate })).rejects.toMatchObject(refusedAt('certificate'))
  await expect(save({ nextCertificate: 'nothing' })).rejects.toMatchObject(refusedAt('nextCertificate'))
  expect(await signOnSettings.show({})).toEqual(before)
  // As metadata has it.
  const bare = provider.certificate.replaceAll(/-----[^-]+-----|\s/g, '')
  expect((await save({ certificate: bare })).connection?.certificates).toEqual([provider.certificate])
})

const weakCertificate = selfSigned('weak', newKey(1024))

test('no provider begins a sign-in, and a form that nobody asked for leads to the page that says so', async () => {
  const { world, provider, workspaceId } = await samlCompanyForThisTest()
  const acsUrl = `http://wellmet.test/api/account/sign-on/saml/${workspaceId}`
  const forms: Record<string, string>[] = [
    {},
    { SAMLResponse: 'x' },
    { RelayState: 'x' },
    { SAMLResponse: '<', RelayState: '' },
  ]
  for (const fields of forms) {
    const posted = await postForm(world, acsUrl, fields)
    expect(posted.status).toBe(303)
    const back = new URL(posted.headers.get('location')!)
    expect(`${back.origin}${back.pathname}`).toBe(`http://wellmet.test/sign-in/sso/${workspaceId}`)
    const state = back.searchParams.get('state')!
    const finished = await newBrowser(world).finish({ workspaceId, state, code: back.searchParams.get('code')! })
    expect(finished).toMatchObject({ status: 422, code: 'link_not_valid' })
  }
  expect(provider.issuer).not.toBe('')
})

test('the form is taken with a session too, because a provider may be of the same site, and reads nothing of it', async () => {
  const company = await samlCompanyForThisTest()
  const { world, provider, owner } = company
  const browser = newBrowser(world, owner)
  const { body } = await browser.post('/api/security/sign-on/test')
  const request = provider.read(new URL((body as { url: string }).url))
  const SAMLResponse = Buffer.from(provider.write(about('owner@acme.example')(provider.honest(request)))).toString(
    'base64',
  )
  const fields = { SAMLResponse, RelayState: request.relayState }
  const posted = await postForm(world, request.acsUrl, fields, {
    cookie: browser.cookie,
    'sec-fetch-site': 'same-site',
  })
  expect(posted.status).toBe(303)
  expect(posted.headers.getSetCookie()).toEqual([])
  expect((await world.superuser.query('select from account.sign_on_assertions')).rowCount).toBe(0)
})
