import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { newKey } from '../../tests/world/hostile-provider.ts'
import {
  encoded,
  newSamlProvider,
  signXml,
  type Said,
  type SamlProvider,
  type SamlRequest,
} from '../../tests/world/saml-provider.ts'
import { about, comeBackFrom, draftOf, postForm, type Write } from '../../tests/world/saml.ts'
import { selfSigned } from '../../tests/world/self-signed.ts'
import { answerIn, newBrowser, proveDomain, type Outcome } from '../../tests/world/sign-on.ts'
import { joinAgain } from '../../tests/world/team.ts'
import { world as makeWorld, type Somebody, type World } from '../../tests/world/world.ts'
import { wrappings } from '../../tests/world/wrapped-signatures.ts'
import { sweepSignOnJob } from './sign-on.jobs.ts'

/*
 * Bob works at evil.example, and may sign in there by SAML. Vera's workspace has a provider of its own. Whoever can post
 * to us, and holds honest answers about Bob, may not sign anybody in with what they make of them.
 */
let world: World
let provider: SamlProvider
let other: SamlProvider
let owner: Somebody
let bob: Somebody
let vera: Somebody
let workspaceId: string
const bobs = 'bob@evil.example'
const asBob = about(bobs)
const asOwner = about('owner@evil.example')

beforeAll(async () => {
  provider = newSamlProvider('idp.evil.example')
  other = newSamlProvider('idp.victim.example')
  world = await makeWorld({ SAML: 'on' })
  owner = await world.signUp('Eve', 'owner@evil.example')
  workspaceId = owner.workspace!.id
  await proveDomain(world, workspaceId, 'evil.example')
  bob = await joinAgain(world, owner, await world.signUp('Bob', bobs), 'member')
  vera = await world.signUp('Vera', 'vera@victim.example')
  await proveDomain(world, vera.workspace!.id, 'victim.example')
  await world.as(owner).signOnSettings.saveSaml({ body: draftOf(provider) })
  await world.as(vera).signOnSettings.saveSaml({ body: draftOf(other) })
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.superuser.query('delete from account.sign_on_identities')
  await world.superuser.query('delete from account.sessions where sign_on_workspace_id is not null')
})

/** Goes to the provider in a browser of its own, and comes back with what is written. */
async function comeBack(write: Write, browser = newBrowser(world)): Promise<Outcome> {
  return comeBackFrom({ world, provider }, browser, await browser.start('anybody@evil.example'), write)
}

/** The status, and how many were signed in or linked. */
const resultOf = async ({ status }: Outcome) => ({
  status,
  ...(
    await world.superuser.query(
      `select (select count(*)::int from account.sessions where sign_on_workspace_id is not null) as sessions,
         (select count(*)::int from account.sign_on_identities) as links`,
    )
  ).rows[0],
})
const refused = { status: 422, sessions: 0, links: 0 }

test('without a lie it signs Bob in, to this workspace alone', async () => {
  const browser = newBrowser(world)
  const outcome = await comeBack((said) => provider.write(asBob(said)), browser)
  expect(outcome).toMatchObject({
    outcome: { session: { user: { id: bob.user.id }, workspaces: [{ id: workspaceId }] } },
  })
  expect(await resultOf(outcome)).toEqual({ status: 200, sessions: 1, links: 1 })
})

const elsewhere = 'https://elsewhere.example/acs'
const lies: [what: string, lie: (said: Said) => Partial<Said>][] = [
  ['another audience', () => ({ audience: 'https://elsewhere.example' })],
  ['our audience with more behind it', ({ audience }) => ({ audience: `${audience}/more` })],
  ['another recipient', () => ({ recipient: elsewhere })],
  ['the recipient of another workspace', ({ recipient }) => ({ recipient: inVeras(recipient) })],
  ['another destination', () => ({ destination: elsewhere })],
  ['the destination of another workspace', ({ destination }) => ({ destination: inVeras(destination) })],
  ['an answer to another request', () => ({ inResponseTo: ['_another', '_another'] })],
  ['a response to another request', ({ inResponseTo: [, id] }) => ({ inResponseTo: ['_another', id] })],
  ['an assertion for another request', ({ inResponseTo: [id] }) => ({ inResponseTo: [id, '_another'] })],
  ['no request', () => ({ inResponseTo: [null, null] })],
  ['no request in the response', ({ inResponseTo: [, id] }) => ({ inResponseTo: [null, id] })],
  ['no request in the assertion', ({ inResponseTo: [id] }) => ({ inResponseTo: [id, null] })],
  ['an end in the past', () => ({ notBeforeMs: -600_000, notOnOrAfterMs: -120_000 })],
  ['a beginning in the future', () => ({ notBeforeMs: 120_000 })],
  ['another issuer of the response', ({ issuers: [, own] }) => ({ issuers: ['https://elsewhere.example', own] })],
  ['another issuer of the assertion', ({ issuers: [own] }) => ({ issuers: [own, 'https://elsewhere.example'] })],
  ['the issuer of another workspace', () => ({ issuers: [other.issuer, other.issuer] })],
  ['an id that is an address', () => ({ nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' })],
  ['an id of no kind', () => ({ nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified' })],
  ['an id for once', () => ({ nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })],
  ['no id', () => ({ nameId: '' })],
  ['an id longer than any', () => ({ nameId: 'x'.repeat(300) })],
  ['an id with a zero byte', () => ({ nameId: 'bob&#0;' })],
  ['an id in other letters', () => ({ nameId: 'b\u043eb' })],
  ['an id with a comment', () => ({ nameId: 'bob@evil.example<!-- -->.elsewhere' })],
  ['an id with CDATA', () => ({ nameId: 'bob<![CDATA[@evil]]>.example' })],
  ['an id with an element', () => ({ nameId: 'bob<saml:NameID>@evil</saml:NameID>.example' })],
  ['an address with a comment', () => ({ attributes: { email: `${bobs}<!-- -->.elsewhere` } })],
  ['a holder of a key', () => ({ method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' })],
  ['no success', () => ({ status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' })],
]
const inVeras = (address: string): string => address.replace(workspaceId, vera.workspace!.id)

test.each(lies)('an assertion with %s signs nobody in, although it is signed', async (_, lie) => {
  const written = (said: Said) => provider.write({ ...asBob(said), ...lie(said) })
  expect(await resultOf(await comeBack(written))).toEqual(refused)
})

const sha1 = {
  algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
}
const mac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'
const publicKey = (): string => provider.key.publicKey.export({ type: 'spki', format: 'pem' }) as string
const bothSigned = ['assertion', 'response'] as ('assertion' | 'response')[]
const withComments = 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments'

const signatureLies: [what: string, write: (said: Said) => string][] = [
  ['no signature', (said) => provider.write(said, [])],
  ['a signature on the response alone', (said) => provider.write(said, ['response'])],
  ['a signature on the assertion alone', (said) => provider.write(said, ['assertion'])],
  ['the key of somebody else', (said) => provider.write(said, bothSigned, { key: newKey().privateKey })],
  [
    'a key that it brings along',
    (said) => {
      const key = newKey()
      return provider.write(said, bothSigned, { key: key.privateKey, certificate: selfSigned('evil', key) })
    },
  ],
  ['the key of another workspace’s provider', (said) => provider.write(said, bothSigned, other.signing)],
  [
    'a response that somebody else signed',
    (said) => signXml(provider.write(said, ['assertion']), { ...provider.signing, key: newKey().privateKey }),
  ],
  [
    'an assertion that somebody else signed',
    (said) => {
      const assertion = signXml(provider.assertion(said), { ...provider.signing, key: newKey().privateKey })
      return signXml(provider.response(said, assertion), provider.signing)
    },
  ],
  ['SHA-1', (said) => provider.write(said, bothSigned, sha1)],
  ['SHA-1 in the signature', (said) => provider.write(said, bothSigned, { algorithm: sha1.algorithm })],
  ['SHA-1 in the digest', (said) => provider.write(said, bothSigned, { digest: sha1.digest })],
  ['the public key as a secret', (said) => provider.write(said, bothSigned, { algorithm: mac, key: publicKey() })],
  [
    'the certificate as a secret',
    (said) => provider.write(said, bothSigned, { algorithm: mac, key: provider.certificate }),
  ],
  [
    'comments that count',
    (said) =>
      provider.write(said, bothSigned, { transforms: [...provider.signing.transforms.slice(0, 1), withComments] }),
  ],
  [
    'an algorithm that is none',
    (said) => provider.write(said).replaceAll(/xmldsig-more#rsa-sha256/g, 'xmldsig-more#none'),
  ],
  ['no algorithm', (said) => provider.write(said).replaceAll(/<SignatureMethod [^>]*>/g, '<SignatureMethod/>')],
  ['an empty signature', (said) => provider.write(said).replaceAll(/<SignatureValue>[^<]*</g, '<SignatureValue><')],
  ['an id that was changed after', (said) => provider.write(said).replace('subject of bob', 'subject of eve')],
  ['an address that was changed after', (said) => provider.write(said).replaceAll(bobs, 'owner@evil.example')],
  ['a comment that was put in after', (said) => provider.write(said).replace('subject of', 'subject<!-- --> of')],
  [
    'a recipient that was changed after',
    (said) => provider.write({ ...said, recipient: elsewhere }).replace(elsewhere, said.recipient),
  ],
  [
    'a destination that was changed after',
    (said) => provider.write({ ...said, destination: elsewhere }).replace(elsewhere, said.destination),
  ],
]
test.each(signatureLies)('an answer with %s signs nobody in', async (_, write) => {
  expect(await resultOf(await comeBack((said) => write(asBob(said))))).toEqual(refused)
})

const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
  .join('')}]>`
const documents: [what: string, write: (said: Said) => string][] = [
  ['two assertions', (said) => twoAssertions(said, asOwner({ ...said, assertionId: '_two' }))],
  ['the same assertion twice', (said) => twoAssertions(said, said)],
  ['no assertion', (said) => signXml(provider.response(said, ''), provider.signing)],
  ['a document type', (said) => `<!DOCTYPE Response>${provider.write(said)}`],
  [
    'an external entity',
    (said) =>
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${provider.write(said).replace('subject of', '&x; of')}`,
  ],
  [
    'a parameter entity',
    (said) => `<!DOCTYPE r [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]>${provider.write(said)}`,
  ],
  ['an entity bomb', (said) => `${bomb}${provider.write(said).replace('subject of', '&h; of')}`],
  ['an entity that nobody defined', (said) => provider.write(said).replace('subject of', '&x; of')],
  ['a stylesheet', (said) => `<?xml-stylesheet href="http://127.0.0.1/"?>${provider.write(said)}`],
  [
    'an encrypted assertion',
    (said) =>
      signXml(
        provider.response(said, '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>'),
        provider.signing,
      ),
  ],
  ['an assertion instead of a response', (said) => signXml(provider.assertion(said), provider.signing)],
  ['two roots', (said) => `${provider.write(said)}<a/>`],
  [
    'nesting without end',
    (said) => provider.write(said).replace('subject of', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`),
  ],
  ['no end', (said) => provider.write(said).slice(0, -20)],
  ['text', () => 'not XML'],
  ['nothing', () => ''],
]
const twoAssertions = (one: Said, two: Said): string => {
  const both = [one, two].map((said) => signXml(provider.assertion(said), provider.signing))
  return signXml(provider.response(one, both.join('')), provider.signing)
}
test.each(documents)('a document with %s signs nobody in', async (_, write) => {
  const { result, ms } = await ownTimeOf(async () => resultOf(await comeBack((said) => write(asBob(said)))))
  expect(result).toEqual(refused)
  expect(ms).toBeLessThan(3000)
})

test('a declaration of XML before it is no lie', async () => {
  const declared = (said: Said) => `<?xml version="1.0" encoding="UTF-8"?>\n${provider.write(asBob(said))}`
  expect(await comeBack(declared)).toMatchObject({ status: 200 })
})

test('no form of signature wrapping signs anybody in', async () => {
  const evilOf = (said: Said): Said => ({
    ...asOwner(said),
    responseId: '_evil-response',
    assertionId: '_evil-assertion',
  })
  const names = Object.keys(
    wrappings(provider, asBob(provider.honest(anyRequest)), evilOf(provider.honest(anyRequest))),
  )
  expect(names).toHaveLength(22)
  for (const name of names) {
    // Also with the ids of what was signed, so that a reference finds two.
    for (const evil of [evilOf, asOwner]) {
      const write = (said: Said) => wrappings(provider, asBob(said), evil(said))[name]!
      expect({ name, ...(await resultOf(await comeBack(write))) }).toEqual({ name, ...refused })
    }
  }
}, 60_000)
const anyRequest: SamlRequest = { xml: '', id: '_', entityId: 'x', acsUrl: 'x', relayState: '', isForced: false }

test('an assertion counts once: posted again, in another answer, or at once forty times', async () => {
  let first = ''
  const honest = await comeBack((said) => (first = provider.write(asBob(said))))
  expect(honest).toMatchObject({ status: 200 })
  await world.superuser.query('delete from account.sign_on_identities')
  await world.superuser.query('delete from account.sessions where sign_on_workspace_id is not null')
  expect(await resultOf(await comeBack(() => first)), 'for another request').toEqual(refused)
  const assertionId = / ID="([^"]*)"/.exec(first.slice(first.indexOf('<saml:Assertion')))![1]!
  const sameId = (said: Said) => provider.write({ ...asBob(said), assertionId })
  expect(await resultOf(await comeBack(sameId)), 'signed anew under the same id').toEqual(refused)

  const browser = newBrowser(world)
  const request = provider.read(await browser.start('anybody@evil.example'))
  const fields = {
    SAMLResponse: encoded(provider.write(asBob(provider.honest(request)))),
    RelayState: request.relayState,
  }
  const posts = await Promise.all(Array.from({ length: 10 }, () => postForm(world, request.acsUrl, fields)))
  const backs = posts.map((posted) => answerIn(new URL(posted.headers.get('location')!)))
  const all = await Promise.all(Array.from({ length: 40 }, (_, at) => browser.finish(backs[at % 10]!)))
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await resultOf(all[0]!)).sessions).toBeLessThanOrEqual(1)
  // What is remembered of it is swept away.
  world.clock.shiftMs = 3_600_000
  await world.services.database.system.asSystem((tx) => enqueue(tx, sweepSignOnJob, {}))
  await world.work()
  world.clock.shiftMs = 0
  expect((await world.superuser.query('select from account.sign_on_assertions')).rowCount).toBe(0)
})

test('what was begun in one browser is not finished in another, and nobody is signed in as somebody else (login CSRF)', async () => {
  const attacker = newBrowser(world)
  const request = provider.read(await attacker.start('anybody@evil.example'))
  const fields = {
    SAMLResponse: encoded(provider.write(asBob(provider.honest(request)))),
    RelayState: request.relayState,
  }
  // The browser of the victim is made to post what the attacker got for themselves.
  const victim = newBrowser(world)
  await victim.start('anybody@evil.example')
  const posted = await postForm(world, request.acsUrl, fields, { cookie: victim.cookie })
  expect(posted.headers.getSetCookie()).toEqual([])
  const back = answerIn(new URL(posted.headers.get('location')!))
  const finished = await victim.finish(back)
  expect(finished).toMatchObject({ code: 'link_not_valid' })
  expect(await resultOf(finished)).toEqual(refused)
  expect(victim.cookies.has('session')).toBe(false)
  expect(await resultOf(await attacker.finish(back)), 'it is used up').toEqual(refused)
})

test('the code of another post does not open what was posted, and a second post does not replace the first', async () => {
  const browser = newBrowser(world)
  const request = provider.read(await browser.start('anybody@evil.example'))
  const write = (say: typeof asBob) => ({
    SAMLResponse: encoded(provider.write(say(provider.honest(request)))),
    RelayState: request.relayState,
  })
  await postForm(world, request.acsUrl, write(asBob))
  const second = await postForm(world, request.acsUrl, write(asOwner))
  expect(await resultOf(await browser.finish(answerIn(new URL(second.headers.get('location')!))))).toEqual(refused)
})

test('what is posted for one workspace is not taken for another, whoever signed it', async () => {
  const browser = newBrowser(world)
  const request = provider.read(await browser.start('anybody@evil.example'))
  for (const [signer, said] of [
    [other, asBob(provider.honest(request))],
    [other, asBob(other.honest(request))],
    [
      provider,
      asBob({ ...provider.honest(request), destination: inVeras(request.acsUrl), recipient: inVeras(request.acsUrl) }),
    ],
  ] as const) {
    const fields = { SAMLResponse: encoded(signer.write(said)), RelayState: request.relayState }
    const posted = await postForm(world, inVeras(request.acsUrl), fields)
    const back = answerIn(new URL(posted.headers.get('location')!))
    expect(back.workspaceId).toBe(vera.workspace!.id)
    const finished = await browser.finish(back)
    expect(await resultOf(finished)).toEqual(refused)
  }
  const crossed = newBrowser(world)
  const asked = other.read(await crossed.start('vera@victim.example'))
  const own = provider.read(await crossed.start('anybody@evil.example'))
  const fields = { SAMLResponse: encoded(provider.write(asBob(provider.honest(asked)))), RelayState: asked.relayState }
  const posted = await postForm(world, own.acsUrl, fields)
  expect(await resultOf(await crossed.finish(answerIn(new URL(posted.headers.get('location')!))))).toEqual(refused)
})

test('too late, with a code alone, or with a form that is too large, nobody is signed in', async () => {
  const browser = newBrowser(world)
  const request = provider.read(await browser.start('anybody@evil.example'))
  const SAMLResponse = encoded(provider.write(asBob(provider.honest(request))))
  const state = request.relayState
  world.clock.shiftMs = 11 * 60_000
  const late = await postForm(world, request.acsUrl, { SAMLResponse, RelayState: state })
  world.clock.shiftMs = 0
  const back = answerIn(new URL(late.headers.get('location')!))
  expect(await resultOf(await browser.finish(back)), 'posted too late').toEqual(refused)
  const again = provider.read(await browser.start('anybody@evil.example'))
  const bare = await browser.finish({ workspaceId, state: again.relayState, code: 'a code' })
  expect(await resultOf(bare), 'nothing was posted').toEqual(refused)
  const large = await postForm(world, request.acsUrl, { SAMLResponse: 'A'.repeat(220_000), RelayState: state })
  expect(large.status).toBe(400)
})

test('an address that another workspace has proven, or nobody, signs nobody in', async () => {
  const notLetIn = { status: 403, sessions: 0, links: 0 }
  for (const email of ['vera@victim.example', 'anybody@gmail.com', 'bob@mail.evil.example'])
    expect(await resultOf(await comeBack((said) => provider.write(about(email)(said))))).toEqual(notLetIn)
})
