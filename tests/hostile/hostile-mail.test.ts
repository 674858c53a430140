import { expect, onTestFinished, test } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { worldForThisTest } from '../world/world.ts'
import { attackByMail, brokenCaps, largestOf } from './attack-by-mail.ts'

const caps = { perUser: 20, perMailbox: 4 }

test('200 hostile asks and 50 invitations do not bring a mailbox or a user above its cap, and unverified accounts send nothing', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { origin, work } = await worldForThisTest({
    SMTP_URL: catcher.url,
    MAILS_PER_USER_A_DAY: String(caps.perUser),
    MAILS_PER_RECIPIENT_A_DAY: String(caps.perMailbox),
  })
  const attacked = await attackByMail({
    origin: origin(),
    mails: catcher.mails,
    settle: work,
    asks: 200,
    invitations: 50,
    verified: 4,
    unverified: 2,
  })
  expect(brokenCaps(attacked, caps)).toEqual([])
  // The caps are reached: the attack was one.
  expect(largestOf(attacked.perMailbox)).toBe(caps.perMailbox)
  expect(largestOf(attacked.perUser)).toBe(caps.perUser)
  expect([...attacked.answers.unverified.keys()]).toEqual([403])
}, 180_000)
