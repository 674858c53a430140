import { approvalMail } from '@wellmet/account/approvals/approvals.mails.ts'
import { newDeviceMail } from '@wellmet/account/devices/devices.mails.ts'
import { exportReadyMail } from '@wellmet/account/exports/exports.mails.ts'
import { appCopiedMail } from '@wellmet/account/connected-apps/connected-apps.mails.ts'
import { extensionCopiedMail } from '@wellmet/account/extension/extension.mails.ts'
import { invitationMail } from '@wellmet/account/invitations/invitations.mails.ts'
import { accountLeavesMail, workspaceLeavesMail } from '@wellmet/account/leaving/leaving.mails.ts'
import { digestMail, morningMail } from '@wellmet/account/notifications/notifications.mails.ts'
import { codesGuessedMail, factorChangedMail } from '@wellmet/account/second-factors/second-factors.mails.ts'
import { linkedMail } from '@wellmet/account/sign-on/sign-on.mails.ts'
import {
  passwordChangedMail,
  passwordGuessedMail,
  passwordResetMail,
  resetPasswordMail,
  verifyEmailMail,
} from '@wellmet/account/users/users.mails.ts'
import { codeMail } from '@wellmet/connections/own-addresses/own-addresses.mails.ts'
import { importReminderMail } from '@wellmet/contacts/import-reminders/import-reminders.mails.ts'
import { dataLinkMail } from '@wellmet/contacts/objections/objections.mails.ts'
import { confirmationMail } from '@wellmet/growth/leads/leads.mails.ts'
import { thankYouMail } from '@wellmet/growth/thank-yous/thank-yous.mails.ts'
import { outcomeWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { asksMessages } from '@wellmet/introductions/asks/asks.messages.ts'
import { askMail, outcomeMail, reminderMail } from '@wellmet/introductions/asks/asks.mails.ts'
import { consentMail, forwardMail, introductionMail } from '@wellmet/introductions/guest-pages/guest-pages.mails.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { says } from '@wellmet/platform/mail/mail-blocks.rules.ts'

/** What people and files bring into mails. */
export interface Typed {
  /** A name, a title, a company, the name of a workspace. */
  readonly name: (usual: string) => string
  readonly text: (usual: string) => string
}

export const usual: Typed = { name: (name) => name, text: (text) => text }

export const publicUrl = 'https://wellmet.example'
const token = 'xW3kq0Zr9uYbTn5LhVJ2gS8dFcA1mPoE7iQKtR4wBxN'
const sender = { userId: 'u', workspaceId: 'w' }
const at = new Date('2026-11-19T08:00:00Z')

/** At least one mail of each function that writes mails, by its name. A test finds a function that is missing. */
export function mailSamples({ name, text }: Typed): Record<string, Mail[]> {
  const user = { name: name('Ana Lima'), email: 'ana@halyard.example', userId: 'u' }
  const people = {
    requestId: 'r',
    sender,
    asker: { name: name('Ana Lima'), workspace: name('Halyard Analytics'), address: 'ana@halyard.example' },
    connector: { name: name('Kofi Mensah'), address: 'kofi@northgate.example' },
    target: { name: name('Joost de Wit'), title: name('Chief Risk Officer'), company: name('Kade Shipping') },
  }
  const message = text(
    'Hi Joost,\n\nI’m Ana from Halyard. We help ports see which ships will be late two days before they are.\n\nWould a short call next week work for you?\n\nBest, Ana',
  )
  const guest = `${publicUrl}/guest/asks/${token}`
  const ask = {
    ...people,
    to: 'kofi@northgate.example',
    link: guest,
    context: text('You told me in May how Kade plans its berths.\nI have something they may like.'),
    why: [asksMessages.askMailBlind({ target: name('Joost') })],
    ownRecords: null,
    nextStep: text('20 minutes next week'),
    isBlind: false,
    isUnsure: false,
    isTeammate: false,
    text: message,
  }
  const consent = {
    ...people,
    to: 'joost@kade.example',
    link: `${publicUrl}/guest/consents/${token}`,
    text: message,
    isBlind: false,
    isEdited: false,
    addressFrom: 'connector',
  } as const
  const introduced = { ...people, targetAddress: 'joost@kade.example', text: message, isEdited: false }
  const line = (title: string) => ({
    workspace: name('Halyard Analytics'),
    title: asksMessages.notifyMeeting.message({ asker: name(title), target: name('Joost de Wit') }),
    body: [asksMessages.saidYes.message({ asker: name('Ana') })],
    link: '/introductions',
  })
  return {
    verifyEmailMail: [verifyEmailMail(user, `${publicUrl}/verify-email?token=${token}`)],
    passwordResetMail: [passwordResetMail(user, publicUrl, true), passwordResetMail(user, publicUrl, false)],
    passwordChangedMail: [passwordChangedMail(user, publicUrl, true)],
    passwordGuessedMail: [passwordGuessedMail(user, publicUrl)],
    resetPasswordMail: [resetPasswordMail(user, `${publicUrl}/reset-password?token=${token}`)],
    factorChangedMail: [factorChangedMail(user, 'app added', publicUrl)],
    codesGuessedMail: [codesGuessedMail(user, publicUrl)],
    accountLeavesMail: [accountLeavesMail(user, at, publicUrl)],
    workspaceLeavesMail: [
      workspaceLeavesMail(user, { workspace: name('Halyard'), by: name('Kofi Mensah'), deletesAt: at, publicUrl }),
    ],
    exportReadyMail: [exportReadyMail(user, publicUrl)],
    approvalMail: [approvalMail(user, { workspace: name('Halyard'), link: `${publicUrl}/settings/approvals/1` })],
    digestMail: [
      digestMail(user, [line('Mei-Lin Zhao'), line('Tom Baker')], publicUrl),
      digestMail(
        user,
        Array.from({ length: 24 }, (_, n) => line(`Person ${n}`)),
        publicUrl,
      ),
    ],
    morningMail: [
      morningMail(
        user,
        {
          briefs: [
            {
              workspace: name('Halyard'),
              write: () => ({
                headline: asksMessages.askMailBlind({ target: name('Joost') }),
                blocks: [says(asksMessages.askMailBlind({ target: name('Joost') }))],
                links: [],
              }),
            },
          ],
          lines: [line('Tom Baker')],
        },
        publicUrl,
      ),
    ],
    appCopiedMail: [appCopiedMail(user, name('Robin the assistant'), publicUrl)],
    extensionCopiedMail: [extensionCopiedMail(user, name('Chrome on Linux'), publicUrl)],
    linkedMail: [linkedMail({ user, workspace: name('Halyard'), opensEverything: false }, publicUrl)],
    invitationMail: [
      invitationMail({
        id: 'i',
        sender,
        email: 'bob@halyard.example',
        inviter: name('Ana Lima'),
        workspace: name('Halyard Analytics'),
        link: `${publicUrl}/join?token=${token}`,
        validDays: 14,
      }),
    ],
    newDeviceMail: [
      newDeviceMail(
        { ...user, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', at },
        publicUrl,
      ),
    ],
    codeMail: [
      codeMail({ sender, to: 'ana@home.example', address: 'ana@home.example', member: user, code: 'abcd-efgh-2345' }),
    ],
    confirmationMail: [
      confirmationMail({
        id: 'l',
        email: 'dana@northgate.example',
        workspace: name('Halyard'),
        kind: 'newsletter',
        wording: text('Send me your newsletter. I can stop it at any time.'),
        link: `${publicUrl}/confirm/${token}`,
        never: `${publicUrl}/never-email/${token}`,
      }),
      confirmationMail({
        id: 'l',
        email: 'dana@northgate.example',
        workspace: name('Halyard'),
        kind: 'waitlist',
        wording: null,
        link: `${publicUrl}/confirm/${token}`,
        never: `${publicUrl}/never-email/${token}`,
      }),
    ],
    thankYouMail: [
      thankYouMail({
        id: 'c',
        sender,
        email: 'kofi@northgate.example',
        name: name('Ana Lima'),
        workspace: name('Halyard'),
        text: text('Kofi Mensah opened 3 doors for us.'),
        link: `${publicUrl}/thank-you/${token}`,
      }),
    ],
    importReminderMail: [importReminderMail(sender, user, `${publicUrl}/access/linkedin`)],
    dataLinkMail: [dataLinkMail('stranger@example.com', `${publicUrl}/privacy/your-data?token=${token}`)],
    askMail: [
      askMail(ask),
      askMail({ ...ask, context: null, nextStep: null, why: [], isBlind: true }),
      askMail({ ...ask, isUnsure: true }),
    ],
    reminderMail: [reminderMail({ ...people, to: 'kofi@northgate.example', link: guest })],
    outcomeMail: [
      outcomeMail({
        ...people,
        to: 'kofi@northgate.example',
        news: outcomeWords('meeting_booked', name('Joost de Wit'), true) ?? '',
        link: guest,
        notBefore: at,
      }),
    ],
    forwardMail: [
      forwardMail({
        ...people,
        to: 'kofi@northgate.example',
        subject: text('Late ships'),
        text: message,
        isBlind: false,
        isEdited: false,
      }),
    ],
    consentMail: [consentMail(consent), consentMail({ ...consent, isBlind: true, addressFrom: 'asker' })],
    introductionMail: [
      introductionMail({ ...introduced, to: 'asker' }),
      introductionMail({ ...introduced, to: 'target' }),
    ],
  }
}
