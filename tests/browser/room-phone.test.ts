import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startTwilioVerify, twilioSettings } from '../../tools/stand-ins/twilio-verify.ts'
import { wellmetWith } from '../world/wellmet.ts'
import { openBrowser } from './chromium.ts'
import { openProduct } from './product.ts'
import { lookSixTimes } from './six-looks.ts'
import { confirmAddress, newcomer, signUp, visit } from './visitor.ts'

const email = 'operator@example.com'

/** As if the passkey of this session had just been used: that takes a device, and is tested beside the staff. */
async function usePasskey(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `insert into hq.staff_proofs (session_id, user_id, passkey_at)
     select s.id, s.user_id, now() from account.sessions s join hq.staff on hq.staff.user_id = s.user_id`,
  )
  await client.end()
}

test('after the passkey the room asks for the code of the phone, says that it is wrong, and opens', async () => {
  const twilio = await startTwilioVerify()
  onTestFinished(() => twilio.close())
  const product = await openProduct(twilioSettings(twilio))
  const browser = await openBrowser()
  const { page } = await visit(browser, product.address)
  await signUp(page, product.address, { ...newcomer, email })
  await confirmAddress(page, product, email)
  await wellmetWith(product.environment, 'staff', 'add', email)
  await wellmetWith(product.environment, 'staff', 'phone', email, '+4915112345667')
  await page.route('**/api/hq/auth/initiate', (route) => route.fulfill({ json: question }))
  await page.route('**/api/hq/auth/verify-2fa', async (route) => {
    await usePasskey(product.superuserUrl)
    await route.fulfill({ json: { isOpen: false, until: null, phoneEnding: '67' } })
  })
  await page.addInitScript(deviceThatSigns)

  await page.goto(`${product.address}/hq`)
  await page.getByRole('button', { name: 'Open with your passkey' }).click()
  await page.getByText('your number ending in 67').waitFor()
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByLabel('Code from the text message').fill('1')
  await page.getByRole('button', { name: 'Open the room' }).click()
  await page.getByText('Type the digits of the text message.').waitFor()
  await page.getByLabel('Code from the text message').fill(twilio.texts[0]!.code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Open the room' }).click()
  await page.getByText('This code is wrong.').waitFor()
  await lookSixTimes(page, 'room-phone')
  await page.getByLabel('Code from the text message').fill(twilio.texts[0]!.code)
  await page.getByRole('button', { name: 'Open the room' }).click()
  await page.getByRole('heading', { name: 'Last 24 hours' }).waitFor()
  expect(twilio.texts).toHaveLength(1)
}, 300_000)

const question = {
  role: 'operator',
  methods: ['passkey', 'phone'],
  passkey: { challenge: 'AAAA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
}

/** Answers at once, with nothing that a server would take. */
const deviceThatSigns = `navigator.credentials.get = async () => ({
  id: 'AAAA',
  rawId: new Uint8Array(3).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array(3).buffer,
    authenticatorData: new Uint8Array(3).buffer,
    signature: new Uint8Array(3).buffer,
    userHandle: new Uint8Array(3).buffer,
  },
  getClientExtensionResults: () => ({}),
})`
