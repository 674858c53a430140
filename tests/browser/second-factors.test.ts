import pg from 'pg'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { codeOfStep, stepOf } from '@wellmet/account/second-factors/totp.rules.ts'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { openBrowser, saveScreenshot, seriousFindings } from './chromium.ts'
import { openProduct, type Product } from './product.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})

async function newUser(email: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const visitor = await visit(browser, product.address, options)
  await signUp(visitor.page, product.address, { ...newcomer, email })
  await confirmAddress(visitor.page, product, email)
  return visitor
}

/** As if they had signed in long ago. */
async function forgetProof(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.superuserUrl })
  await client.connect()
  await client.query(
    `update account.sessions set proven_at = now() - interval '1 hour'
     where user_id = (select id from account.users where email = $1)`,
    [email],
  )
  await client.end()
}

const signOut = (page: Page) => page.request.post(`${product.address}/api/account/sign-out`)

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const home = (page: Page) => page.getByRole('heading', { name: 'Home' }).waitFor()

test('somebody sets up an authenticator app on a phone, signs in with a code, and without the phone by a recovery code', async () => {
  const email = 'app@example.com'
  const { page, trouble, context } = await newUser(email, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${product.address}/settings/security`)
  await saveScreenshot(page, 'security-none-390-dark')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '')
  await page.getByRole('img').first().waitFor()
  await saveScreenshot(page, 'security-app-390-dark')
  const code = (later = 0) => codeOfStep(secret, stepOf(new Date()) + later)
  await page.getByLabel('Code from the app').fill('12345')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('Enter the 6 digits that the app shows.').waitFor()
  const first = code()
  await page.getByLabel('Code from the app').fill(`${first.slice(0, 3)} ${first.slice(3)}`)
  await page.getByRole('button', { name: 'Finish' }).click()
  const codes = page.getByRole('list', { name: 'Your recovery codes' })
  await codes.waitFor()
  await saveScreenshot(page, 'security-codes-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  const shown = await codes.getByRole('listitem').allInnerTexts()
  expect(shown).toHaveLength(10)
  await page.getByRole('button', { name: 'Copy the codes' }).click()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(shown.join('\n'))
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('You have 10 recovery codes left').waitFor()
  expect(await page.content()).not.toContain(shown[0])
  await saveScreenshot(page, 'security-on-390-dark')

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await saveScreenshot(page, 'second-step-390-dark')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Code from the app').fill(first)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('This code is wrong, or it was already used.').waitFor()
  await page.getByLabel('Code from the app').fill(code(1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await home(page)

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(shown[3]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await home(page)
  await page.goto(`${product.address}/settings/security`)
  await page.getByText('You have 9 recovery codes left').waitFor()
  await forgetProof(email)
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await question.getByLabel('Code from the app').fill('000000')
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await question.getByText('This code is wrong, or it was already used.').waitFor()
  await saveScreenshot(page, 'confirm-390-dark')
  await question.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await question.getByLabel('Recovery code').fill(shown[4]!)
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Set up an app' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

/** A device with a fingerprint reader, in the browser of this page. */
async function virtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** The passkey as somebody would have it who copied the device when it was new. */
async function rewindCounter({ cdp, authenticatorId }: { cdp: CDPSession; authenticatorId: string }): Promise<void> {
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (!credential) throw new Error('The device has no passkey.')
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId })
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
}

/** Without it the simulated finger picks the passkey as soon as the browser offers it. */
const withoutAutofill = `if (localStorage.getItem('without-autofill'))
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)`

test('somebody adds a passkey, signs in with it, by autofill too, and confirms again; unverified and copied ones are refused', async () => {
  const email = 'passkey@example.com'
  const { page, trouble, context } = await newUser(email)
  await page.addInitScript(withoutAutofill)
  const device = await virtualAuthenticator(page)
  const signInByButton = async () => {
    await page.goto(`${product.address}/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  }
  await page.goto(`${product.address}/settings/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await saveScreenshot(page, 'passkey-add-1280-light')
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('list', { name: 'Your recovery codes' })
  await codes.waitFor()
  const shown = await codes.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const table = page.getByRole('table', { name: 'Your passkeys' })
  await table.getByRole('button', { name: 'Rename My laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await table.getByText('Work laptop').waitFor()
  await saveScreenshot(page, 'security-passkey-1280-light')
  expect(await seriousFindings(page)).toEqual([])

  await signOut(page)
  await page.goto(`${product.address}/sign-in`)
  await home(page)

  await page.evaluate(`localStorage.setItem('without-autofill', 'yes')`)
  await signOut(page)
  await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified: false })
  await signInByButton()
  await page.getByText('The passkey was not used.').waitFor()
  await saveScreenshot(page, 'sign-in-passkey-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified: true })
  await signInByButton()
  await home(page)

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await saveScreenshot(page, 'second-step-passkey-1280-light')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await home(page)

  await signOut(page)
  await rewindCounter(device)
  await signInByButton()
  await page.getByText('a copy of it seems to exist').waitFor()
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(shown[0]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await home(page)

  await forgetProof(email)
  await page.goto(`${product.address}/settings/security`)
  await table.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await question.getByRole('button', { name: 'Confirm with your passkey' }).waitFor()
  await saveScreenshot(page, 'confirm-1280-light')
  expect(await seriousFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Confirm with your passkey' }).click()
  await question.getByText('a copy of it seems to exist').waitFor()
  await question.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await question.getByLabel('Recovery code').fill(shown[1]!)
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('No passkeys yet.').waitFor()
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  })
  expect(credentials, 'the browser is told that the passkey opens nothing any more').toEqual([])
  expect(trouble).toEqual([])
  await context.close()
})

test('an owner requires two-step sign-in, and a member without it is led to set it up and then goes on', async () => {
  const owner = await newUser('owner-rule@example.com')
  const member = await newUser('member-rule@example.com')
  const post = async (page: Page, path: string, data: object) =>
    (await page.request.post(`${product.address}${path}`, { data })).json()
  await post(owner.page, '/api/workspaces/current/invitations', { email: 'member-rule@example.com', role: 'member' })
  const token = await tokenMailedTo(product.mails, 'member-rule@example.com', '/join')
  await post(member.page, '/api/invitations/accept', { token })
  const { secret } = await post(owner.page, '/api/security/mfa/setup', {})
  await post(owner.page, '/api/security/mfa/verify', { code: codeOfStep(secret, stepOf(new Date())) })
  await owner.page.goto(`${product.address}/settings/sign-in`)
  await owner.page.getByText('1 person doesn’t have it yet: Ana Lima').waitFor()
  await owner.page.getByRole('switch', { name: 'Require two-step sign-in' }).click({ force: true })
  await owner.page.getByText('Everyone in this workspace now needs two-step sign-in.').waitFor()
  await saveScreenshot(owner.page, 'rule-1280-light')
  expect(await seriousFindings(owner.page)).toEqual([])

  const { page } = member
  await page.goto(`${product.address}/contacts`)
  await page.waitForURL(`${product.address}/settings/security`)
  await page.getByText('This workspace requires two-step sign-in.').waitFor()
  await saveScreenshot(page, 'rule-member-1280-light')
  await virtualAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('This workspace requires two-step sign-in.').waitFor({ state: 'detached' })
  await page.goto(product.address)
  await home(page)
  expect([...owner.trouble, ...member.trouble]).toEqual([])
  await owner.context.close()
  await member.context.close()
})
