import { randomInt } from 'node:crypto'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { codeLength, codeLetters, writeCode } from './codes.rules.ts'
import { mostNamedAddresses, type OwnAddress } from './own-addresses.contract.ts'
import { codeMail } from './own-addresses.mails.ts'
import { ownAddressesMessages } from './own-addresses.messages.ts'
import { listNamed, saveCode } from './own-addresses.store.ts'
import { listItems } from './show-own-addresses.ts'

/** 59 random bits, good for an hour: nobody tries so many hashes in that time. */
const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/**
 * Mails a code to the address. Only that counts: whoever names an address says nothing about who reads its mail. A second
 * code replaces the first.
 */
export const nameAddress = (call: MemberCall, address: string): Promise<{ items: OwnAddress[] }> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const items = await listItems(tx, viewer.userId)
    if (items.some((one) => one.address === address && one.isProved)) return { items }
    const others = (await listNamed(tx)).filter((one) => one.address !== address)
    if (others.length >= mostNamedAddresses) throw tooMany()
    const code = newCode()
    const expiresAt = new Date(services.now().getTime() + 1000 * secondsPerHour)
    await saveCode(tx, { id: newId(), address, codeHash: hashSecret(code), expiresAt })
    const mailed = await queueMail(
      tx,
      services,
      codeMail({
        sender: { userId: viewer.userId, workspaceId: viewer.workspaceId },
        // To whoever has the mailbox: without what follows a plus sign, which makes another one with some providers.
        to: mailboxOf(address),
        address,
        member: viewer,
        code: writeCode(code),
      }),
    )
    // A mailbox that wants no mail looks like one that does not answer.
    if (mailed.is === 'refused' && mailed.reason !== 'never') throw mailProblem(mailed.reason)
    return { items: await listItems(tx, viewer.userId) }
  })

function tooMany(): Problem {
  const message = ownAddressesMessages.tooMany({ count: mostNamedAddresses })
  return fail('conflict', message, { errors: [{ field: 'address', message }] })
}
