import { describe, expect, test } from 'vitest'
import { hasDovecot } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import { byConsent } from '@wellmet/connections/engine/provider.ts'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { startImapMailbox } from '@wellmet/connections/providers/imap/mailbox-for-tests.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { suiteStage, type Suite } from '../../tests/world/suites.ts'
import { typedStage } from '../../tests/world/typed-accounts.ts'
import { join } from '../../tests/world/team.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { findMailAccess } from './find-mail-access.ts'
import { requestAllowed } from './mail-tokens.ts'

const small = { messages: 20, events: 2, contacts: 3 }

async function stage(suite: Suite) {
  const made = await suiteStage(suite, small)
  const { world, me } = made
  const account = await made.connect()
  const { mailAccess } = world.as(me)
  const { services } = world
  const db = services.database.asViewer({
    viewerId: me.user.id,
    workspaceId: present(me.workspace).id,
    principal: 'test',
  })
  const ask = async (uses: MailUse[]) =>
    present((await mailAccess.allow({ body: { accountId: account.id, uses } })).consent).url
  const comeBackFrom = async (url: string) =>
    mailAccess.callback({ query: Object.fromEntries((await clickThrough(url)).searchParams) as { state: string } })
  const allow = async (uses: MailUse[]) => comeBackFrom(await ask(uses))
  const found = (use: MailUse) => db.reading((tx) => findMailAccess(tx, use))
  const provider = byConsent(providers).find(({ name }) => name === suite)!
  const request = async (use: MailUse) => requestAllowed(services, db, provider, present((await found(use))[0]))
  return { ...made, account, mailAccess, ask, comeBackFrom, allow, found, request }
}

describe.each(['google', 'microsoft'] as const)('a mailbox at %s', (suite) => {
  test('allows nothing until its owner and the provider say yes, each use on its own', async () => {
    const { account, mailAccess, allow, found } = await stage(suite)
    const { items } = await mailAccess.list({})
    expect(items).toMatchObject([
      { accountId: account.id, possible: ['read', 'organize', 'send'], uses: [], givenAt: null },
    ])
    expect(await found('read')).toEqual([])
    expect(await allow(['read'])).toMatchObject({ uses: ['read'] })
    expect(await found('read')).toMatchObject([{ accountId: account.id, address: account.address }])
    expect(await found('send')).toEqual([])
  })

  test('asks for the scopes of this consent alone, with the address of the account', async () => {
    const { account, ask } = await stage(suite)
    const { searchParams } = new URL(await ask(['read', 'send']))
    expect(searchParams.get('login_hint')).toBe(account.address)
    const scopes = present(searchParams.get('scope')).split(' ')
    expect(scopes).toEqual(
      suite === 'google'
        ? [
            'openid',
            'email',
            'https://www.googleapis.com/auth/gmail.readonly',
            'https://www.googleapis.com/auth/gmail.compose',
          ]
        : ['offline_access', 'User.Read', 'Mail.Read', 'Mail.ReadWrite', 'Mail.Send'],
    )
  })

  test('is ended alone: nothing is allowed any more, and headers are still read', async () => {
    const { account, mailAccess, allow, found, sync, status, world } = await stage(suite)
    await world.work()
    await allow(['read', 'organize'])
    await mailAccess.end({ params: { accountId: account.id } })
    expect(await found('read')).toEqual([])
    await sync(account.id)
    expect((await status()).state).toBe('connected')
  })

  test('takes tokens of its own, which are renewed', async () => {
    const { world, allow, request, signIn } = await stage(suite)
    await allow(['read'])
    const path = suite === 'google' ? '/gmail/v1/users/me/profile' : '/v1.0/me'
    const ask = await request('read')
    expect((await ask(path)).status).toBe(200)
    world.clock.shiftMs += 2 * 3_600_000
    const before = signIn.countOf('token.refresh')
    const answers = await Promise.all([ask(path), ask(path), ask(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(signIn.countOf('token.refresh') - before).toBe(1)
  })

  test('with less than before asks nobody, with more asks the provider', async () => {
    const { account, mailAccess, allow, ask } = await stage(suite)
    await allow(['read', 'organize'])
    const narrowed = await mailAccess.allow({ body: { accountId: account.id, uses: ['read'] } })
    expect(narrowed).toMatchObject({ consent: null, access: { uses: ['read'] } })
    expect(await ask(['read', 'send'])).toContain('state=mail-access.')
    expect((await mailAccess.list({})).items[0]?.uses).toEqual(['read'])
  })
})

test('what the provider did not grant is not allowed', async () => {
  const { signIn, ask, comeBackFrom } = await stage('google')
  signIn.withheldScopes = ['https://www.googleapis.com/auth/gmail.compose']
  expect(await comeBackFrom(await ask(['read', 'send']))).toMatchObject({ uses: ['read'] })
  signIn.withheldScopes = ['https://www.googleapis.com/auth/gmail.modify']
  await expect(comeBackFrom(await ask(['organize']))).rejects.toMatchObject({ code: 'unprocessable' })
})

test('an answer to one kind of consent finishes no other', async () => {
  const { ask, world, me, consent, mailAccess } = await stage('google')
  const forMail = Object.fromEntries((await clickThrough(await ask(['read']))).searchParams) as { state: string }
  await expect(world.as(me).suites.googleCallback({ query: forMail })).rejects.toMatchObject({
    code: 'link_not_valid',
  })
  await expect(mailAccess.callback({ query: await consent() })).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('a teammate sees, allows and ends nothing of it', async () => {
  const { world, me, account, allow } = await stage('google')
  await allow(['read'])
  const { mailAccess } = world.as(await join(world, me, 'member'))
  expect(await mailAccess.list({})).toEqual({ items: [] })
  const missing = { code: 'not_found' }
  await expect(mailAccess.allow({ body: { accountId: account.id, uses: ['send'] } })).rejects.toMatchObject(missing)
  await expect(mailAccess.end({ params: { accountId: account.id } })).rejects.toMatchObject(missing)
})

test('disconnecting the account ends it, and a restored backup does not bring it back', async () => {
  const { world, me, account, allow, found } = await stage('google')
  await allow(['read'])
  const { rows } = await world.superuser.query<{ key: Record<string, string> }>(
    `select jsonb_build_object('account_id', account_id, 'given_at', given_at) as key from outreach.mail_access`,
  )
  await world.as(me).connectedAccounts.disconnect({ params: { id: account.id } })
  expect(await found('read')).toEqual([])
  await world.work()
  const { rows: ended } = await world.superuser.query<{ key: Record<string, string> }>(
    `select key from account.ended_access where place = 'outreach.mail_access'`,
  )
  expect(ended[0]?.key['account_id']).toBe(rows[0]?.key['account_id'])
})

describe.skipIf(!hasDovecot)('a mailbox that a password opens', () => {
  test('needs the stored yes alone', async () => {
    const mailbox = await startImapMailbox('ana@halyard.example')
    const { world, me, connect } = await typedStage([mailbox.url], { email: 'ana@halyard.example' })
    const { id: accountId } = await connect({ provider: 'imap', access: mailbox.access })
    const { mailAccess } = world.as(me)
    const allowed = await mailAccess.allow({ body: { accountId, uses: ['organize', 'read'] } })
    expect(allowed).toMatchObject({ consent: null, access: { uses: ['read', 'organize'] } })
    await mailAccess.end({ params: { accountId } })
    expect((await mailAccess.list({})).items).toMatchObject([{ uses: [], givenAt: null }])
  })
})
