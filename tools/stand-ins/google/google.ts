import { createDraftBoxes, type DraftBoxes } from '../made-up/draft-box.ts'
import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { MadeUpSheet } from '../made-up/made-up-sheets.ts'
import type { Picker } from '../sign-in/sign-in-options.ts'
import type { Grant, GrantOf } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn, type StandInServer } from '../stand-in-server.ts'
import { answerBatch } from './gmail-batch.ts'
import { draftRoutes } from './gmail-drafts.ts'
import { gmailRoutes, type GmailQuota } from './gmail.ts'
import { calendarRoutes } from './google-calendar.ts'
import { googleRefusals, googleScopes } from './google-answers.ts'
import { peopleRoutes } from './google-people.ts'
import { pickedSheets, type SheetsQuota } from './google-sheets.ts'
import type { StandInProvider } from '../stand-in-provider.ts'

export interface Google extends StandIn {
  mailboxes: readonly MadeUpMailbox[]
  sheets: readonly MadeUpSheet[]
  quota: GmailQuota & SheetsQuota
  picker: Picker
  drafts: DraftBoxes
}

interface GoogleOptions {
  /** One for each account that may sign in; the built-in token is for the first. */
  mailboxes: readonly MadeUpMailbox[]
  /** What they have in Google Drive. */
  sheets?: readonly MadeUpSheet[]
  grantOf?: GrantOf
  /** What the built-in token allows. */
  scopes?: readonly string[]
  quota?: Partial<GmailQuota & SheetsQuota>
}

const { mailMetadata, calendarReadonly, contactsReadonly, otherContactsReadonly } = googleScopes

/** Gmail, Google Calendar, People, Sheets and Drive on one port, with the paths that they have at Google. */
export async function startGoogle(options: GoogleOptions): Promise<Google> {
  const {
    mailboxes,
    sheets = [],
    grantOf,
    scopes = [mailMetadata, calendarReadonly, contactsReadonly, otherContactsReadonly],
  } = options
  const quota = { unitsPerMinute: 15_000, status: 429 as const, readsPerMinute: 60, ...options.quota }
  const { routes: sheetsRoutes, picker } = pickedSheets(sheets, quota)
  const drafts = createDraftBoxes()
  const mailboxOf = ({ account }: Grant): MadeUpMailbox => {
    const mailbox = mailboxes.find((each) => each.account.address === account)
    if (!mailbox) throw new Error(`There is no mailbox of ${account}.`)
    return mailbox
  }
  const server: StandInServer = await startStandIn({
    refusals: googleRefusals,
    grant: { account: mailboxes[0]?.account.address ?? '', scopes },
    grantOf,
    routes: [
      ...gmailRoutes({ mailboxOf, quota }),
      ...draftRoutes({ mailboxOf, drafts }),
      ...calendarRoutes(mailboxOf),
      ...peopleRoutes(mailboxOf),
      ...sheetsRoutes,
      {
        operation: 'gmail.batch',
        method: 'POST',
        path: /^\/batch\/gmail\/v1$/,
        answer: (asked) => answerBatch(asked, (part) => server.answerPart(part)),
      },
    ],
  })
  return Object.assign(server, { mailboxes, sheets, quota, picker, drafts })
}

export const googleStandIn: StandInProvider<Google> = {
  start: startGoogle,
  signIn: () => ({
    name: 'Google',
    scopes: Object.values(googleScopes),
    accessTokenSeconds: 3_599,
    rotateRefreshTokens: false,
    refreshTokenFor: (params) => params['access_type'] === 'offline',
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      revocation: '/revoke',
      userinfo: '/v1/userinfo',
    },
    // A refresh never returns the refresh token again.
    tokenAnswer: (answer, isRefresh) => (isRefresh ? { ...answer, refresh_token: undefined } : answer),
  }),
  settings: {
    signIn: ['GOOGLE_SIGN_IN_URL', 'GOOGLE_TOKEN_URL'],
    api: ['GOOGLE_MAIL_URL', 'GOOGLE_CALENDAR_URL', 'GOOGLE_PEOPLE_URL', 'GOOGLE_SHEETS_URL', 'GOOGLE_DRIVE_URL'],
  },
  trial: {
    scope: `openid email ${googleScopes.mailMetadata}`,
    params: { access_type: 'offline' },
    path: '/gmail/v1/users/me/messages',
  },
}
